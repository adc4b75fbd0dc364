// What scripts, style sheets and the service worker find in the HTML of a page.

// Attributes of <html> with the reader's choices, from the head scripts to the style sheets and the theme.

/** `light`, `dark` or `system`. Also in style sheets. */
export const COLOR_MODE_ATTRIBUTE = 'data-color-mode';

/** Also in style sheets. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

export const DISMISSED = 'dismissed';

/** Set while the head script reloads the document: nothing more is drawn. */
export const RELOADING_ATTRIBUTE = 'data-reloading';

/** Set where the browser restores the scroll position: parts that are not in view must have their true height. Also in style sheets. */
export const RESTORED_ATTRIBUTE = 'data-restored';

/** From the service worker: the not-found page stands in for an address that is not stored. */
export const OFFLINE_ATTRIBUTE = 'data-offline';

/** On the browser's timeline when the page becomes interactive. */
export const HYDRATED = 'docs:hydrated';

/** Names a `meta` with the page's pathname: the canonical address may be that of another version. */
export const PATHNAME_TAG = 'docs:pathname';

export const FIRST_PAGE_META = 'docs:page';

export interface FirstPage {
  route: string;
  chunks: (string | number)[];
  module: string | number;
  words?: { title: string; description: string };
}

/** Format an id of the shell. No heading can make one, and no author may write one: theirs have no tilde. */
export const shellId = (name: string): string => `~${name}`;

/** Rspress's class of the link beside a heading. */
export const HEADING_ANCHOR_CLASS = 'rp-header-anchor';

/** Rspress's class of links in the content. */
export const CONTENT_LINK_CLASS = 'rp-link';
