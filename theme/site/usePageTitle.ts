import { useFrontmatter, useHead, usePage, useSite } from '@rspress/core/runtime';
import type { ShownMatter } from '../../common/docs/frontMatter.ts';
import { strings } from './strings.ts';

export const NOT_FOUND_TITLE = strings.site.notFoundTitle;

/** Format the title of the browser's tab. @example formatTitle('sync', 'Harbor') === 'sync - Harbor' */
export const formatTitle = (pageTitle: string, siteTitle: string): string =>
  pageTitle && pageTitle !== siteTitle ? `${pageTitle} - ${siteTitle}` : siteTitle;

/** Read the front matter of the page. */
export const useFrontMatter = (): ShownMatter =>
  // The build refuses other values, and keeps other fields from the page (`keepPageKeys`).
  useFrontmatter().frontmatter as ShownMatter;

/** Read the title that the browser's tab shows for the page. */
export function usePageTitle(): string {
  const { page } = usePage();
  const { site } = useSite();
  const matter = useFrontMatter();
  const pageTitle = page.pageType === '404' ? NOT_FOUND_TITLE : (matter.title ?? page.title);
  return formatTitle(pageTitle, site.title);
}

/** Show another title while a component is shown; with undefined, that of the page. */
export function useTitle(title: string | undefined): void {
  const { site } = useSite();
  useHead({ title: title && formatTitle(title, site.title) });
}
