/** Format the title of the browser's tab. @example formatTitle('sync', 'Harbor') === 'sync - Harbor' */
export const formatTitle = (pageTitle: string, siteTitle: string): string =>
  pageTitle && pageTitle !== siteTitle ? `${pageTitle} - ${siteTitle}` : siteTitle;
