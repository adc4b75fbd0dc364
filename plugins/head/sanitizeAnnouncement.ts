import sanitizeHtml from 'sanitize-html';

interface Options {
  /** Origin of the site: links to any other open in a new tab. */
  origin: string;
}

const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Leave of an announcement's HTML only words, their emphasis, and links that lead to a page or to a mailbox. */
export const sanitizeAnnouncement = (html: string, { origin }: Options): string =>
  sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'strong', 'i', 'em', 'code', 'br', 'span'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, origin) }) },
  });

/** A link whose address is not allowed keeps its words and leads nowhere. */
function linkAttributes(href: string, origin: string): Record<string, string> {
  const isRooted = href.startsWith('/');
  if (!isRooted && !/^[a-z]+:/i.test(href)) return {};
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  if (!url || !PROTOCOLS.includes(url.protocol)) return {};
  if (url.protocol === 'mailto:' || url.origin === origin) return { href };
  // "//example.org" and "/\example.org" begin with a slash and lead to another site.
  return isRooted ? {} : { href, target: '_blank', rel: 'noopener noreferrer' };
}
