// Attributes of <html> with the reader's choices, from the head scripts to the style sheets and the theme.

/** `light`, `dark` or `system`. Also in style sheets. */
export const COLOR_MODE_MARK = 'data-color-mode';

/** Also in style sheets. */
export const ANNOUNCEMENT_MARK = 'data-announcement';

export const DISMISSED = 'dismissed';

/** Set while the head script reloads the document: nothing more is drawn. */
export const RELOADING_MARK = 'data-reloading';

/** From the service worker: the not-found page stands in for an address that is not stored. */
export const OFFLINE_MARK = 'data-offline';

/** `performance.mark` when the page becomes interactive. */
export const HYDRATED_MARK = 'docs:hydrated';

export const FIRST_PAGE_META = 'docs:page';

export interface FirstPage {
  route: string;
  chunks: (string | number)[];
  module: string | number;
  words?: { title: string; description: string };
}

/** Rspress's class of the link beside a heading. */
export const HEADING_ANCHOR_CLASS = 'rp-header-anchor';

/** Rspress's class of links in the content. */
export const CONTENT_LINK_CLASS = 'rp-link';
