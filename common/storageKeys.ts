// Keys of the browser's storage, for readers' choices.

/** `system`, `light` or `dark`; anything else is ignored. */
export const COLOR_MODE_KEY = 'theme';

/** The chosen tab of a group. @example tabKey('package-manager') === 'tab.package-manager' */
export const tabKey = (group: string): string => `tab.${group}`;

/** `true` once the announcement of `ANNOUNCEMENT_ID_KEY` was closed. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docs-announcement-dismissed';

export const ANNOUNCEMENT_ID_KEY = 'docs-announcement-id';

/** This site has one set of docs: `default`. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Address that was reloaded because a script was missing. In the session until a load succeeds. */
export const RELOADED_KEY = 'docs-reloaded';

/** A JSON list of texts, each a version and the address of a step. */
export const UPGRADE_TICKS_KEY = 'docs-upgrade-ticks';

/** Newest first: a JSON list of objects with the texts pathname, title and version. */
export const RECENT_PAGES_KEY = 'docs-recent-pages';
