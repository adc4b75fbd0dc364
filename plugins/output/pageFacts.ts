import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What the rendered HTML of one page says about it. */
export interface PageFacts {
  /** Text of the article as a reader sees it, white space folded. */
  text: string;
  /** Values of all `id` attributes. */
  ids: Set<string>;
  /** `href` of every link in the article. */
  links: string[];
}

/** Read the facts from a page's HTML. */
export function readPageFacts(html: string): PageFacts {
  const document = parseDocument(html);
  const article = DomUtils.findOne((element) => element.attribs['data-article'] !== undefined, document.children);
  const scope = article ? [article] : [];
  const ids = DomUtils.findAll((element) => Boolean(element.attribs.id), document.children);
  const links = DomUtils.findAll((element) => element.name === 'a' && Boolean(element.attribs.href), scope);
  return {
    text: DomUtils.textContent(scope).replace(/\s+/g, ' ').trim(),
    ids: new Set(ids.map((element) => element.attribs.id ?? '')),
    links: links.map((element) => element.attribs.href ?? ''),
  };
}

const ORIGIN = 'http://site';

/** Find where on this site a page's link leads; undefined where it leads elsewhere, or is no address. */
export function resolveLink(href: string, pathname: string): URL | undefined {
  const page = `${ORIGIN}${pathname}`;
  if (!URL.canParse(href, page)) return undefined;
  const target = new URL(href, page);
  return target.origin === ORIGIN ? target : undefined;
}

/** Digest of a page's words: 12 hex digits of SHA-256. */
export const digestText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * List links whose anchor does not exist on the page that they lead to. Pages are keyed by pathname.
 * Links to pages outside the set are not this function's concern.
 */
export function findBrokenAnchors(pages: ReadonlyMap<string, PageFacts>): string[] {
  const warnings: string[] = [];
  for (const [pathname, page] of pages) {
    for (const link of page.links) {
      const target = resolveLink(link, pathname);
      const hash = decodeURIComponent(target?.hash.slice(1) ?? '');
      const facts = target && pages.get(target.pathname);
      if (hash && facts && !facts.ids.has(hash)) warnings.push(`${pathname}: no anchor for the link "${link}"`);
    }
  }
  return warnings;
}
