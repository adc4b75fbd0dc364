import { type Changes, countChanges, FEED_FILE, type VersionChanges, type VersionPatch } from '../../common/changes.ts';
import type { PageMapEntry } from '../../common/pageMap.ts';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { SITEMAP_FILE } from '../../common/siteFiles.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { pathnameOf } from '../../common/urls.ts';
import { NEXT } from '../../common/version.ts';
import { compareTexts } from '../lib/compareTexts.ts';
import type { SiteSettings } from '../project.ts';
import { escapeMarkup, formatLink } from './sitePage.ts';
import type { Site } from './siteTree.ts';

interface Entry {
  /** Must never change: feed readers identify entries by it. */
  id: string;
  title: string;
  /** ISO 8601 in UTC. */
  updated: string;
  published?: string | undefined;
  href: string;
  /** HTML. */
  summary: string;
}

const MAX_PAGES = 20;

/** A feed needs a date, and docs without a commit and a release have none. */
const NO_DATE = '1970-01-01T00:00:00Z';

/** Format the Atom feed (RFC 4287) of releases and last corrections, newest first. */
export function formatFeed(changes: Changes, settings: SiteSettings): string {
  const { title, url, base, locale } = settings;
  const entries = [
    ...changes.patches.map((patch) => describePatch(patch, settings)),
    ...changes.versions.filter(({ role }) => role !== NEXT).map((version) => describeVersion(version, settings)),
  ].sort((a, b) => compareTexts(b.updated, a.updated));
  const updated = entries[0]?.updated ?? (changes.versions[0]?.date || NO_DATE);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(locale.htmlLang)}">
<id>${escapeXml(url + base)}</id>
<title>${escapeXml(sitePages.feed.title(title))}</title>
<updated>${escapeXml(updated)}</updated>
<author><name>${escapeXml(title)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(url + base + FEED_FILE)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(url + pathnameOf(base, VERSIONS_ROUTE))}"/>
${entries.map(formatEntry).join('')}</feed>
`;
}

function describeVersion(version: VersionChanges, { title, url }: SiteSettings): Entry {
  const { label, released, date, permalink, highlights, since } = version;
  const { allVersions, feed } = sitePages;
  const published = released && `${released}T00:00:00Z`;
  const changed = since && allVersions.changes(countChanges(since.pages), since.label);
  return {
    id: url + permalink,
    title: feed.version(title, label),
    updated: published ?? (date || NO_DATE),
    published,
    href: url + version.page,
    summary: [
      highlights.length > 0 ? `<ul>${highlights.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>` : '',
      since && changed ? `<p>${formatLink(url + since.comparePath, changed)}</p>` : '',
      `<p>${formatLink(url + version.page, allVersions.whatIsNew)}</p>`,
      `<p>${formatLink(url + permalink, allVersions.docs)}</p>`,
    ].join(''),
  };
}

function describePatch({ label, permalink, date, pages }: VersionPatch, { title, url }: SiteSettings): Entry {
  const { feed } = sitePages;
  const listed = pages.slice(0, MAX_PAGES).map((page) => `<li>${formatLink(url + page.path, page.title)}</li>`);
  const rest = pages.length > MAX_PAGES ? `<p>${escapeMarkup(feed.more(pages.length - MAX_PAGES))}</p>` : '';
  return {
    // Feed readers would show an entry with another id as new.
    id: `${url}${permalink}#mended-${date}`,
    title: feed.patch(title, label),
    updated: date,
    href: url + permalink,
    summary: `<p>${escapeMarkup(feed.patchedPages(pages.length))}</p><ul>${listed.join('')}</ul>${rest}`,
  };
}

const formatEntry = ({ id, title, updated, published, href, summary }: Entry): string => `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<updated>${escapeXml(updated)}</updated>
${published ? `<published>${escapeXml(published)}</published>\n` : ''}<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>
<summary type="html">${escapeXml(summary)}</summary>
</entry>
`;

/** Characters that XML 1.0 forbids: control characters and lone surrogates. */
const NO_CHARACTERS = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string => escapeMarkup(text.replace(NO_CHARACTERS, ''));

/** Format the sitemap: each page once, in the latest or newest version that has it, sorted by address. */
export function formatSitemap({ settings, manifest, pageMap, built }: SitemapInputs): string {
  const dates = new Map(
    built.flatMap(({ record: { base, pages } }) =>
      pages.map(({ route, lastUpdated }) => [pathnameOf(base, route), lastUpdated] as const),
    ),
  );
  const paths = pageMap.pages.flatMap((page) => preferredPath(page, manifest) ?? []).sort();
  const entries = paths.map((path) => {
    const date = dates.get(path);
    const lastmod = date ? `<lastmod>${escapeMarkup(date)}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(settings.url + path)}</loc>${lastmod}<changefreq>daily</changefreq></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

type SitemapInputs = Pick<Site, 'manifest' | 'pageMap'> & {
  built: readonly Pick<Site['built'][number], 'record'>[];
  settings: Pick<SiteSettings, 'url'>;
};

function preferredPath({ versions }: PageMapEntry, manifest: Site['manifest']): string | undefined {
  const newest = manifest.versions.find(({ name }) => versions[name])?.name;
  return (versions[manifest.latest ?? ''] ?? versions[newest ?? ''])?.path;
}

/** Format robots.txt, which allows everything. */
export const formatRobots = ({ url, base }: Pick<SiteSettings, 'url' | 'base'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}${base}${SITEMAP_FILE}\n`;
