import sanitizeHtml from 'sanitize-html';
import { pathnameOf } from '../../common/urls.ts';

interface Options {
  origin: string;
  /** Of the site: a link that begins with a slash leads to what is below it. */
  siteBase: string;
}

const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Reduce an announcement's HTML to words, emphasis, and links to pages or mailboxes. */
export const sanitizeAnnouncement = (html: string, options: Options): string =>
  sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'strong', 'i', 'em', 'code', 'br', 'span'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, options) }) },
  });

function linkAttributes(href: string, { origin, siteBase }: Options): Record<string, string> {
  const isRooted = href.startsWith('/');
  if (!isRooted && !/^[a-z]+:/i.test(href)) return {};
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  if (!url || !PROTOCOLS.includes(url.protocol)) return {};
  if (isRooted && url.origin === origin) return { href: pathnameOf(siteBase, href) };
  if (url.protocol === 'mailto:' || url.origin === origin) return { href };
  // "//example.org" and "/\example.org" begin with a slash but lead to another site.
  return isRooted ? {} : { href, target: '_blank', rel: 'noopener noreferrer' };
}
