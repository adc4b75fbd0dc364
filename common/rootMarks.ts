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
