/**
 * The merge makes the site's own pages from this empty one, which is never published. Nothing else in a page may contain the name.
 */
export const SITE_PAGE_ROUTE = '/docs-site-page/';

/** The merge replaces both. */
export const SITE_PAGE_TITLE = 'docs-site-page-title';
export const SITE_PAGE_DESCRIPTION = 'docs-site-page-description';
