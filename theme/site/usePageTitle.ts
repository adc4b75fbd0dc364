import { useFrontmatter, useHead, usePage, useSite } from '@rspress/core/runtime';
import { strings } from './strings.ts';

export const NOT_FOUND_TITLE = strings.site.notFoundTitle;

/** Format the title of the browser's tab. @example formatTitle('sync', 'Harbor') === 'sync - Harbor' */
export const formatTitle = (pageTitle: string, siteTitle: string): string =>
  pageTitle && pageTitle !== siteTitle ? `${pageTitle} - ${siteTitle}` : siteTitle;

/** Read the title that the browser's tab shows for the page. */
export function usePageTitle(): string {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const pageTitle = page.pageType === '404' ? NOT_FOUND_TITLE : (frontmatter.title ?? page.title);
  return formatTitle(pageTitle, site.title);
}

/** Show another title while a component is shown; with undefined, that of the page. */
export function useTitle(title: string | undefined): void {
  const { site } = useSite();
  useHead({ title: title && formatTitle(title, site.title) });
}
