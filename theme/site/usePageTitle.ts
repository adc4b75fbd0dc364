import { useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { formatTitle } from './formatTitle.ts';

/** Title of the page that stands for every address without a page. */
export const NOT_FOUND_TITLE = 'Page Not Found';

/** Name the page being read, as the browser's tab does. */
export function usePageTitle(): string {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const pageTitle = page.pageType === '404' ? NOT_FOUND_TITLE : (frontmatter.title ?? page.title);
  return formatTitle(pageTitle, site.title);
}
