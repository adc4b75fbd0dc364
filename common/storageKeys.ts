// Names under which readers' choices are kept in their browser.

/** The reader's colour mode: `light` or `dark`; anything else means the system's. */
export const COLOR_MODE_KEY = 'theme';
