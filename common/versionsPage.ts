/** Route of the page that lists the versions. Every version has it; links lead to the one at the site's base. */
export const VERSIONS_ROUTE = '/versions/';

/** Attribute of the empty element of that page that the merge fills with the list. */
export const VERSIONS_SLOT = 'data-versions';

/** Id of a version's entry on that page. */
export const versionAnchor = (name: string): string => `version-${name}`;
