import { useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { formatTitle } from './formatTitle.ts';
import { strings } from './strings.ts';

export const NOT_FOUND_TITLE = strings.site.notFoundTitle;

/** Read the title that the browser's tab shows for the page. */
export function usePageTitle(): string {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const pageTitle = page.pageType === '404' ? NOT_FOUND_TITLE : (frontmatter.title ?? page.title);
  return formatTitle(pageTitle, site.title);
}
