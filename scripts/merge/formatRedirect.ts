import { createHash } from 'node:crypto';
import { formatPolicyTag } from '../../common/contentPolicy.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { escapeMarkup, formatLink } from './markup.ts';

interface Redirect {
  origin: string;
  path: string;
  locale: SiteSettings['locale'];
}

/** Format a page that redirects to another address of the site, with query and anchor. */
export function formatRedirect({ origin, path, locale: { htmlLang, direction } }: Redirect): string {
  const { title, before, after } = sitePages.redirect;
  const href = escapeMarkup(path);
  const script = `location.replace(${JSON.stringify(path).replace(/</g, '\\u003c')} + location.search + location.hash)`;
  const scriptHashes = [createHash('sha256').update(script).digest('base64')];
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}">
<head>
<meta charset="utf-8">
${formatPolicyTag({ scriptHashes, hasAnalytics: false })}
<title>${escapeMarkup(title)}</title>
<link rel="canonical" href="${escapeMarkup(origin)}${href}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body><p>${escapeMarkup(before)}${formatLink(path, path)}${escapeMarkup(after)}</p></body>
</html>
`;
}
