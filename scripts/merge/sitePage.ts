import { createHash } from 'node:crypto';
import { formatPolicyTag } from '../../common/contentPolicy.ts';
import { FIRST_PAGE_META, type FirstPage } from '../../common/pageHtml.ts';
import { SITE_PAGE_DESCRIPTION, SITE_PAGE_ROUTE, SITE_PAGE_TITLE } from '../../common/shellRoutes.ts';
import { fillPart } from '../../common/siteFiles.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { pathnameOf, routeOf } from '../../common/urls.ts';
import type { SiteSettings } from '../project.ts';

interface SitePage {
  pathname: string;
  title: string;
  description: string;
  /** HTML. */
  content: string;
  isIndexed: boolean;
}

export type FormatPage = (page: SitePage) => string;

const META = new RegExp(`(?<=<meta name="${FIRST_PAGE_META}" content=")[^"]*`);
const CANONICAL = /<link rel="canonical" href="[^"]*"\s*\/?>/;
const SHARED_ADDRESS = /<meta property="og:url" content="[^"]*"\s*\/?>/;
const NO_INDEX = '<meta name="robots" content="noindex">';

/** Create the writer of site-wide pages from `html`, the empty page of the version at `base`. Throws an Error for another form. */
export function createSitePage(html: string, base: string): FormatPage {
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

/** Replace a page's canonical link and sharing address. Throws without a link. */
export function replaceCanonical(html: string, address: string): string {
  if (!CANONICAL.test(html)) throw new Error('The page has no canonical link.');
  const text = escapeMarkup(address);
  return html
    .replace(CANONICAL, () => `<link rel="canonical" href="${text}">`)
    .replace(SHARED_ADDRESS, () => `<meta property="og:url" content="${text}">`);
}

/** Format a page that redirects to another address of the site, with query and anchor. */
export function formatRedirect(path: string, { url, locale }: Pick<SiteSettings, 'url' | 'locale'>): string {
  const { title, before, after } = sitePages.redirect;
  const href = escapeMarkup(path);
  const script = `location.replace(${JSON.stringify(path).replace(/</g, '\\u003c')} + location.search + location.hash)`;
  const scriptHashes = [createHash('sha256').update(script).digest('base64')];
  return `<!doctype html>
<html lang="${locale.htmlLang}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
${formatPolicyTag({ scriptHashes, hasAnalytics: false })}
<title>${escapeMarkup(title)}</title>
<link rel="canonical" href="${escapeMarkup(url)}${href}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body><p>${escapeMarkup(before)}${formatLink(path, path)}${escapeMarkup(after)}</p></body>
</html>
`;
}

/** Escape text for HTML and XML. */
export function escapeMarkup(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

const unescapeMarkup = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Format a link; address and words are escaped. */
export const formatLink = (href: string, words: string): string =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`;
