/** Tell whether a page is neither the not-found page nor one of the site's own. */
export const isVersionPage = (page: { pageType: string }): boolean =>
  page.pageType !== '404' && !('isSitePage' in page);
