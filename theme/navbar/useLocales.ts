import { usePage } from '@rspress/core/runtime';
import { pathnameOf } from '../../common/urls.ts';
import { isVersionPage } from '../site/isVersionPage.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { type LocaleChoice, resolveLocales } from './resolveLocales.ts';

/** List the languages for the page. On a page of no version, they link to home pages. */
export function useLocales(route: string): LocaleChoice[] {
  const { locales, locale, base } = useThemeData();
  const { page } = usePage();
  const pathname = pathnameOf(base, isVersionPage(page) ? route : '/');
  return resolveLocales({ locales, locale, pathname });
}
