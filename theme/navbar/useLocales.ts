import { usePage } from '@rspress/core/runtime';
import { pathnameOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { type LocaleChoice, resolveLocales } from './resolveLocales.ts';

/** List the languages for the page being read. On the not-found page, they link to their home pages. */
export function useLocales(route: string): LocaleChoice[] {
  const { locales, locale, base } = useThemeData();
  const { page } = usePage();
  const pathname = pathnameOf(base, page.pageType === '404' ? '/' : route);
  return resolveLocales({ locales, locale, pathname });
}
