import { useFrontmatter, useHead, usePage, useSite } from '@rspress/core/runtime';
import type { SectionId } from '../../common/buildRecord.ts';
import { useLocale } from '../site/useLocale.ts';
import { usePageTitle } from '../site/usePageTitle.ts';

/** Write what differs between pages into the head: language, title, description, section and what a shared link shows. */
export function PageHead({ section }: { section: SectionId | undefined }) {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const { htmlLang, direction } = useLocale();
  const title = usePageTitle();
  const description = frontmatter.description ?? page.description ?? site.description;
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
      ...(section ? [{ name: 'docs:section', content: section }] : []),
    ],
  });
  return null;
}
