import { useHead, usePage, useSite } from '@rspress/core/runtime';
import type { AreaId } from '../../common/sidebar.ts';
import { useFrontMatter, usePageTitle } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';

/** Write the head of a page, with what a shared link shows. */
export function PageHead({ area }: { area: AreaId | undefined }) {
  const { page } = usePage();
  const { site } = useSite();
  const matter = useFrontMatter();
  const { locales, locale } = useThemeData();
  const { htmlLang, direction } = locales[locale] ?? {};
  const title = usePageTitle();
  const description = matter.description ?? page.description ?? site.description;
  useHead({
    htmlAttrs: { lang: htmlLang, dir: direction },
    title,
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: page.pageType === 'doc' ? 'article' : 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(area ? [{ name: 'docs:area', content: area }] : []),
    ],
  });
  return null;
}
