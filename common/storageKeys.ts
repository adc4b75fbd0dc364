// Keys of the browser storage in which readers' choices are stored.

/** The reader's colour mode: `system`, `light` or `dark`; anything else is ignored. */
export const COLOR_MODE_KEY = 'theme';

/** The tab that the reader chose in a group of tabs. @example tabKey('package-manager') === 'tab.package-manager' */
export const tabKey = (group: string): string => `tab.${group}`;

/** `true` once the reader closed the announcement that `ANNOUNCEMENT_ID_KEY` names. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docs-announcement-dismissed';

/** Id of the announcement that the reader closed. */
export const ANNOUNCEMENT_ID_KEY = 'docs-announcement-id';

/** The version that the reader last chose in a version menu, by its name. This site has one set of docs: `default`. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Address of the page that was loaded again because a script of it was missing. Stored in the session until a load succeeds. */
export const RELOADED_KEY = 'docs-reloaded';

/** The steps of upgrades that the reader ticked: a JSON list of texts, each a version and the address of a step. */
export const UPGRADE_TICKS_KEY = 'docs-upgrade-ticks';

/** The reader's last searches, newest first: a JSON list of texts. */
export const RECENT_SEARCHES_KEY = 'docs-recent-searches';

/** The pages that the reader read last, newest first: a JSON list of objects with pathname, title and version, all texts. */
export const RECENT_PAGES_KEY = 'docs-recent-pages';
