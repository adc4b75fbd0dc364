import type { BuildRecord } from '../../common/buildRecord.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { escapeMarkup } from './markup.ts';

interface Options {
  origin: string;
  manifest: Manifest;
  pageMap: PageMap;
  records: readonly BuildRecord[];
}

/** Format the sitemap: each page once, in the latest or newest version that has it, sorted by address. */
export function formatSitemap({ origin, manifest, pageMap, records }: Options): string {
  const dates = readDates(records);
  const paths = pageMap.pages.flatMap((page) => preferredPath(page, manifest) ?? []).sort();
  const entries = paths.map((path) => {
    const date = dates.get(path);
    const lastmod = date ? `<lastmod>${escapeMarkup(date)}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}<changefreq>daily</changefreq></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Find the canonical address of a page. */
function preferredPath(page: PageMapEntry, manifest: Manifest): string | undefined {
  const latest = manifest.latest ? page.versions[manifest.latest] : undefined;
  const newest = manifest.versions.find(({ name }) => page.versions[name])?.name;
  return (latest ?? (newest ? page.versions[newest] : undefined))?.path;
}

function readDates(records: readonly BuildRecord[]): Map<string, string> {
  const dated = records.flatMap(({ base, pages }) =>
    pages.flatMap(({ route, lastUpdated }) =>
      lastUpdated ? [[`${base}${route.slice(1)}`, lastUpdated] as const] : [],
    ),
  );
  return new Map(dated);
}

/** Format robots.txt, which allows everything. */
export const formatRobots = (origin: string, siteBase: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}${siteBase}sitemap.xml\n`;
