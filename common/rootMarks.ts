// Attributes of <html> with the reader's choices. The head scripts set them; the style sheets and the theme read them.

/** `light`, `dark` or `system`. The style sheets use this name too. */
export const COLOR_MODE_MARK = 'data-color-mode';

/** Set to `dismissed` if the reader closed the announcement. The style sheets use this name too. */
export const ANNOUNCEMENT_MARK = 'data-announcement';

/** Value of `ANNOUNCEMENT_MARK` for a closed announcement. */
export const DISMISSED = 'dismissed';

/** Set while the script of the head loads the document again: nothing more is drawn. */
export const RELOADING_MARK = 'data-reloading';
