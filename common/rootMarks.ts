// Attributes of <html> by which the scripts of the head tell the style sheets, and then the theme, what the reader chose.

/** `light`, `dark` or `system`. The style sheets know it by this name too. */
export const COLOR_MODE_MARK = 'data-color-mode';

/** Set to `dismissed` where the reader closed the announcement. The style sheets know it by this name too. */
export const ANNOUNCEMENT_MARK = 'data-announcement';

/** What `ANNOUNCEMENT_MARK` says of a closed announcement. */
export const DISMISSED = 'dismissed';
