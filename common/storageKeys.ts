// Names under which readers' choices are kept in their browser.

/** The reader's colour mode: `light` or `dark`; anything else means the system's. */
export const COLOR_MODE_KEY = 'theme';

/** The tab that the reader chose among tabs of one kind. @example tabKey('package-manager') === 'tab.package-manager' */
export const tabKey = (group: string): string => `tab.${group}`;
