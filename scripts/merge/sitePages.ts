// The pages that only the merged site has, as text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEED_FILE } from '../../common/changes.ts';
import { formatPolicyTag } from '../../common/contentPolicy.ts';
import { findStrings } from '../../common/strings/findStrings.ts';
import { readTokenColors } from '../../common/tokenColors.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';

const TOKENS = readFileSync(path.join(import.meta.dirname, '../../theme/styles/tokens.css'), 'utf8');

/** Write text so that it is only text in HTML and XML. */
export function escapeMarkup(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** These pages count no views, so they need nothing from another origin. */
const formatPolicy = (scripts: readonly string[]): string =>
  formatPolicyTag({
    scriptHashes: scripts.map((script) => createHash('sha256').update(script).digest('base64')),
    hasAnalytics: false,
  });

/** Write a link. Address and words are text. */
export const formatLink = (href: string, words: string): string =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`;

type Locale = SiteSettings['locale'];

const formatLanguage = ({ htmlLang, direction }: Locale): string => `lang="${htmlLang}" dir="${direction}"`;

/** Write a page that leads on to another address of the site, and takes the query and the anchor along. */
export function formatRedirect({ origin, path, locale }: { origin: string; path: string; locale: Locale }): string {
  const { title, before, after } = findStrings(locale.htmlLang).sitePages.redirect;
  const href = escapeMarkup(path);
  const script = `location.replace(${JSON.stringify(path).replace(/</g, '\\u003c')} + location.search + location.hash)`;
  return `<!doctype html>
<html ${formatLanguage(locale)}>
<head>
<meta charset="utf-8">
${formatPolicy([script])}
<title>${escapeMarkup(title)}</title>
<link rel="canonical" href="${escapeMarkup(origin)}${href}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body><p>${escapeMarkup(before)}<a href="${href}">${href}</a>${escapeMarkup(after)}</p></body>
</html>
`;
}

interface PlainPage {
  title: string;
  settings: SiteSettings;
  /** HTML. */
  head: string;
  /** HTML. */
  main: string;
}

/** Write a page of the merged site's own, which needs no script. */
export function formatPlainPage({ title, settings, head, main }: PlainPage): string {
  const { locale, base } = settings;
  const feed = findStrings(locale.htmlLang).sitePages.feed.title(settings.title);
  return `<!doctype html>
<html ${formatLanguage(locale)}>
<head>
<meta charset="utf-8">
${formatPolicy([])}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(feed)}" href="${escapeMarkup(base + FEED_FILE)}">
${head}
<style>
:root { color-scheme: light dark; color: ${formatColor('--docs-text')}; background: ${formatColor('--docs-bg')} }
a { color: ${formatColor('--docs-link')} }
a:focus-visible { outline: 0.125rem solid }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem }
li { margin-block: 0.5rem }
li > time { margin-inline: 0.75rem }
small { color: ${formatColor('--docs-muted')} }
summary { cursor: pointer }
pre, table { display: block; overflow-x: auto }
td, th { padding: 0.25rem 0.75rem; text-align: start }
code { overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Write the colour of a token for whichever mode the reader's system has: these pages have no switch. */
function formatColor(token: string): string {
  const { light, dark } = readTokenColors(TOKENS, token);
  return `light-dark(${light}, ${dark})`;
}
