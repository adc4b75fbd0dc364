import { useFrontmatter, useHead, usePage, useSite } from '@rspress/core/runtime';
import type { SectionId } from '../../common/buildRecord.ts';
import { usePageTitle } from '../data/usePageTitle.ts';

/** Write what differs between pages into the head: language, title, description, section and Open Graph tags. */
export function PageHead({ section }: { section: SectionId | undefined }) {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const title = usePageTitle();
  const description = frontmatter.description ?? page.description ?? site.description;
  useHead({
    htmlAttrs: { lang: 'en' },
    title,
    meta: [
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { name: 'description', content: description },
      { property: 'og:description', content: description },
      ...(section ? [{ name: 'docs:section', content: section }] : []),
    ],
  });
  return null;
}
