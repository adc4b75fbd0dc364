import { useFrontmatter, useHead, usePage, useSite } from '@rspress/core/runtime';
import { NOT_FOUND_TITLE } from '../components/NotFound/NotFound.tsx';
import { formatTitle } from './formatTitle.ts';

/** Write what belongs into the page's head: language, title, description and Open Graph tags. */
export function PageHead() {
  const { page } = usePage();
  const { site } = useSite();
  const { frontmatter } = useFrontmatter();
  const pageTitle = page.pageType === '404' ? NOT_FOUND_TITLE : (frontmatter.title ?? page.title);
  const title = formatTitle(pageTitle, site.title);
  const description = frontmatter.description ?? page.description ?? site.description;
  useHead({
    htmlAttrs: { lang: 'en' },
    title,
    meta: [
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    ],
  });
  return null;
}
