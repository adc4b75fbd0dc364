import type { LocaleConfig } from '../../common/siteConfig.ts';
import { pathnameOf, routeOf } from '../../common/urls.ts';

export interface LocaleChoice {
  code: string;
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  href: string;
  isCurrent: boolean;
}

interface Inputs {
  locales: Record<string, LocaleConfig>;
  locale: string;
  pathname: string;
}

/** List the languages, each with the address of the same page. Empty where the site has one language. */
export function resolveLocales({ locales, locale, pathname }: Inputs): LocaleChoice[] {
  const own = locales[locale];
  const entries = Object.entries(locales);
  if (!own || entries.length < 2) return [];
  const route = routeOf(own.base, pathname) ?? '/';
  return entries.map(([code, { label, htmlLang, direction, url, base }]) => ({
    code,
    label,
    htmlLang,
    direction,
    href: (url === own.url ? '' : url) + pathnameOf(base, route),
    isCurrent: code === locale,
  }));
}
