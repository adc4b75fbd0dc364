import { FIRST_PAGE_META, type FirstPage } from '../../common/firstPage.ts';
import { fillPart } from '../../common/mergedParts.ts';
import { SITE_PAGE_DESCRIPTION, SITE_PAGE_ROUTE, SITE_PAGE_TITLE } from '../../common/sitePage.ts';
import { pathnameOf, routeOf } from '../../common/urls.ts';
import type { RenderParts } from '../../theme/sitePages/renderParts.tsx';
import { escapeMarkup } from './markup.ts';

export interface PageWriter {
  parts: RenderParts;
  formatPage: (page: SitePage) => string;
}

interface SitePage {
  pathname: string;
  title: string;
  description: string;
  /** HTML. */
  content: string;
  isIndexed: boolean;
}

const META = new RegExp(`(?<=<meta name="${FIRST_PAGE_META}" content=")[^"]*`);
const CANONICAL = /<link rel="canonical"[^>]*>/;
const NO_INDEX = '<meta name="robots" content="noindex">';

/** Create the writer of site-wide pages from `html`, the empty page of the version at `base`. Throws an Error for another form. */
export function createSitePage(html: string, base: string): PageWriter['formatPage'] {
  const [written] = META.exec(html) ?? [];
  if (!written) throw new Error(`The page at ${SITE_PAGE_ROUTE} does not name itself.`);
  // Written by `pageTable.ts`.
  const firstPage = JSON.parse(unescapeMarkup(written)) as FirstPage;

  return ({ pathname, title, description, content, isIndexed }) => {
    const route = routeOf(base, pathname) ?? pathname;
    const meta = escapeMarkup(JSON.stringify({ ...firstPage, route, words: { title, description } }));
    const named = html
      .replace(META, '')
      .replaceAll(pathnameOf(base, SITE_PAGE_ROUTE), () => escapeMarkup(pathname))
      .replaceAll(SITE_PAGE_TITLE, () => escapeMarkup(title))
      .replaceAll(SITE_PAGE_DESCRIPTION, () => escapeMarkup(description))
      .replace(META, () => meta);
    const page = fillPart(isIndexed ? named : named.replace(CANONICAL, NO_INDEX), 'page', content);
    if (!page) throw new Error(`The page at ${SITE_PAGE_ROUTE} has no place for content.`);
    return page;
  };
}

const unescapeMarkup = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
