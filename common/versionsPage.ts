/** Every version has this page; links lead to the one at the site's base. */
export const VERSIONS_ROUTE = '/versions/';

/** Id of a version's entry on that page. */
export const versionAnchor = (name: string): string => `version-${name}`;
