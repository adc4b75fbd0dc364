import sanitizeHtml from 'sanitize-html';

interface Options {
  origin: string;
}

const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Reduce an announcement's HTML to words, emphasis, and links to pages or mailboxes. */
export const sanitizeAnnouncement = (html: string, { origin }: Options): string =>
  sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'strong', 'i', 'em', 'code', 'br', 'span'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, origin) }) },
  });

function linkAttributes(href: string, origin: string): Record<string, string> {
  const isRooted = href.startsWith('/');
  if (!isRooted && !/^[a-z]+:/i.test(href)) return {};
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  if (!url || !PROTOCOLS.includes(url.protocol)) return {};
  if (url.protocol === 'mailto:' || url.origin === origin) return { href };
  // "//example.org" and "/\example.org" begin with a slash but lead to another site.
  return isRooted ? {} : { href, target: '_blank', rel: 'noopener noreferrer' };
}
