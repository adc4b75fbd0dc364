import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { pathnameOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { keepRecentPage } from './recentPages.ts';

/** Keep each page of the docs that the reader opens, for the search to offer it again. */
export function useKeptPage(): void {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const { base, name } = useThemeData();
  const title = frontmatter.title ?? page.title;
  const pathname = page.pageType === 'doc' ? pathnameOf(base, page.routePath) : '';

  useEffect(() => {
    if (pathname !== '' && title) keepRecentPage({ pathname, title, version: name });
  }, [pathname, title, name]);
}
