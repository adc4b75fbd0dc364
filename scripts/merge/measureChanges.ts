import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageFacts, VERSION_FACTS_SCHEMA, type VersionFacts } from '../../common/compareVersions.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { routeOf } from '../../common/urls.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import type { Article, ArticlePair } from './measurePage.ts';
import { measurePages } from './measurePages.ts';
import type { Built } from './siteTree.ts';

const ROOT_DIR = path.join(import.meta.dirname, '../..');
/** What decides how two articles are compared. */
const COMPARING_CODE = [
  'packages/article-diff',
  'common/articleParts.ts',
  'scripts/merge/measureChanges.ts',
  'scripts/merge/measurePage.ts',
  'package-lock.json',
];

interface Options {
  /** Newest first. */
  built: readonly Pick<Built, 'dir' | 'record'>[];
  pageMap: PageMap;
  /** Keeps the measures of each pair of articles. */
  cacheFile: string;
}

interface Measured {
  code: string;
  percents: Record<string, number>;
}

/**
 * Collect the facts of each version for comparisons, by its name. They tell how many percent of the words of a page differ from
 * those of each older version, as readers see it: at least 1 where they see a difference.
 */
export async function measureChanges({ built, pageMap, cacheFile }: Options): Promise<Map<string, VersionFacts>> {
  const facts = new Map(
    built.map(({ record: { name, pages } }): [string, VersionFacts] => [
      name,
      {
        schema: VERSION_FACTS_SCHEMA,
        pages: Object.fromEntries(pages.map(({ route, api }): [string, PageFacts] => [route, api ? { api } : {}])),
      },
    ]),
  );
  const code = digestFiles(ROOT_DIR, COMPARING_CODE, (filePath) => !/\.test\.ts$|\/testing\//.test(filePath));
  // Only this function writes it.
  const cached = readCached(cacheFile) as Measured | undefined;
  const known = cached?.code === code ? cached.percents : {};
  const pages = pageMap.pages.map((entry) => listPairs(built.flatMap((one) => readSide(entry, one) ?? [])));
  const unknown = pages.map((pairs) => pairs.filter(({ key }) => known[key] === undefined));
  const measured = { ...known, ...(await measurePages(unknown)) };
  const percents: Measured['percents'] = {};
  for (const { older, newer, key } of pages.flat()) {
    const percent = measured[key] ?? 0;
    percents[key] = percent;
    const page = facts.get(newer.versionName)?.pages[newer.route];
    if (page && percent > 0) page.changed = { ...page.changed, [older.versionName]: percent };
  }
  writeCached(cacheFile, { code, percents } satisfies Measured);
  return facts;
}

interface Side extends Article {
  route: string;
  /** Equal for equal articles in different versions. */
  digest: string;
}

function readSide({ versions }: PageMapEntry, { dir, record }: Pick<Built, 'dir' | 'record'>): Side | undefined {
  const { name: versionName, base: basePath } = record;
  const pathname = versions[versionName]?.path;
  const route = pathname === undefined ? undefined : routeOf(basePath, pathname);
  if (route === undefined) return undefined;
  const page = readFileSync(path.join(dir, 'site', route, 'index.html'), 'utf8');
  const html = /<article[^>]* data-article.*<\/article>/s.exec(page)?.[0] ?? page;
  const words = html.replaceAll(`="${basePath}`, '="/');
  return { versionName, route, basePath, html, digest: digest(words).slice(0, 16) };
}

/** Pair different versions of a page, newest first. */
const listPairs = (sides: readonly Side[]): ArticlePair<Side>[] =>
  sides.flatMap((newer, index) =>
    sides
      .slice(index + 1)
      .filter((older) => older.digest !== newer.digest)
      .map((older) => ({ older, newer, key: keyOf(older, newer) })),
  );

/** Name a measure by its articles. The names of versions count where both are words of the articles. */
function keyOf(older: Side, newer: Side): string {
  const names = [older, newer].map(({ versionName }) => versionName);
  const areWords = names.every((name) => older.html.includes(name) || newer.html.includes(name));
  return [older.digest, newer.digest, ...(areWords ? names : [])].join(' ');
}
