// The pages that only the merged site has, as text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatPolicyTag } from '../../common/contentPolicy.ts';
import type { Manifest } from '../../common/manifest.ts';
import { readTokenColors } from '../../common/tokenColors.ts';
import { permalinkBase } from '../../common/urls.ts';
import type { RetiredPage } from './planRetiredPages.ts';

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

/** Write a page that leads on to another address of the site, and takes the query and the anchor along. */
export function formatRedirect({ origin, path }: { origin: string; path: string }): string {
  const href = escapeMarkup(path);
  const script = `location.replace(${JSON.stringify(path).replace(/</g, '\\u003c')} + location.search + location.hash)`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${formatPolicy([script])}
<title>Moved</title>
<link rel="canonical" href="${escapeMarkup(origin)}${href}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body><p>This page stands at <a href="${href}">${href}</a>.</p></body>
</html>
`;
}

const MARKS: Record<string, string> = { latest: 'latest', next: 'unreleased', prerelease: 'pre-release', older: '' };

/**
 * Write the plain list of versions: it needs no script, and is where the version menu leads without one. `retired` are the
 * home pages of retired versions.
 */
export function formatVersionsPage(
  manifest: Manifest,
  { title, siteBase, retired }: { title: string; siteBase: string; retired: readonly RetiredPage[] },
): string {
  const rows = manifest.versions.map(({ name, label, role, path, date }) => {
    const mark = MARKS[role] ? ` <small>${MARKS[role]}</small>` : '';
    const permalink =
      role === 'latest' ? ` <a href="${escapeMarkup(permalinkBase(siteBase, name))}">permalink</a>` : '';
    const day = date ? ` <time datetime="${escapeMarkup(date)}">${escapeMarkup(date.slice(0, 10))}</time>` : '';
    return `<li><a href="${escapeMarkup(path)}">${escapeMarkup(label)}</a>${mark}${day}${permalink}</li>`;
  });
  const gone = retired.map(
    ({ versionLabel, target }) =>
      `<li>${escapeMarkup(versionLabel)} <small>retired</small> leads to <a href="${escapeMarkup(target.path)}">${escapeMarkup(target.versionLabel)}</a></li>`,
  );
  const name = escapeMarkup(title);
  return formatPlainPage({
    title: `Versions - ${title}`,
    head: `<meta name="description" content="Every version of the ${name} documentation.">`,
    main: `<h1>Versions</h1>
<p>Every version of the ${name} documentation, newest first.</p>
<ul>
${[...rows, ...gone].join('\n')}
</ul>
<p><a href="${escapeMarkup(siteBase)}">Documentation home</a></p>`,
  });
}

/** Write a page of the merged site's own, which needs no script. `head` and `main` are HTML, `title` is text. */
export function formatPlainPage({ title, head, main }: { title: string; head: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${formatPolicy([])}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
${head}
<style>
:root { color-scheme: light dark; color: ${formatColor('--docs-text')}; background: ${formatColor('--docs-bg')} }
a { color: ${formatColor('--docs-link')} }
a:focus-visible { outline: 0.125rem solid }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem }
li { margin-block: 0.5rem }
small { border: 1px solid; border-radius: 1rem; padding: 0 0.5rem; margin-inline-start: 0.5rem }
time { margin-inline: 0.75rem }
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
