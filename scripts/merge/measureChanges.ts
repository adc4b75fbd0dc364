import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { routeOf } from '../../common/urls.ts';
import { type ArticleVersion, changedPercent, createComparer } from '../../packages/article-diff/index.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { parseArticle } from './parseArticle.ts';

/** What decides how two articles are compared. */
const COMPARING_CODE = [
  'packages/article-diff',
  'common/articleParts.ts',
  'scripts/merge/parseArticle.ts',
  'package-lock.json',
];

/** A page of one version. */
export interface PageSide {
  versionName: string;
  route: string;
}

/**
 * Tell how many percent of the words of a page differ between two versions, the older one first: at least 1 where a reader sees a
 * difference, else 0.
 */
export type ChangeMeasure = (older: PageSide, newer: PageSide) => number;

type Build = Pick<PlannedBuild, 'base' | 'dir'> & { version: { name: string } };

interface Options {
  /** Newest first. */
  builds: readonly Build[];
  pageMap: PageMap;
  /** Keeps the measures of each pair of articles. */
  cacheFile: string;
  codeDir: string;
}

/** Measure each page between any two versions, by the comparison that readers see. */
export function measureChanges({ builds, pageMap, cacheFile, codeDir }: Options): ChangeMeasure {
  const code = digestFiles(codeDir, COMPARING_CODE, (filePath) => !/\.test\.ts$|\/testing\//.test(filePath));
  // Only this function writes it.
  const cached = readCached(cacheFile) as Measured | undefined;
  const known = cached?.code === code ? cached.percents : {};
  const percents: Measured['percents'] = {};
  const byPages = new Map<string, number>();
  for (const entry of pageMap.pages) {
    const measure = createMeasure({ known, percents });
    const sides = builds.flatMap((build) => readSide(entry, build) ?? []);
    for (const [index, newer] of sides.entries())
      for (const older of sides.slice(index + 1)) byPages.set(nameOf(older, newer), measure(older, newer));
  }
  writeCached(cacheFile, { code, percents } satisfies Measured);
  return (older, newer) => byPages.get(nameOf(older, newer)) ?? 0;
}

interface Measured {
  code: string;
  /** By the digests of two articles, and by the names of their versions where both are words of the articles. */
  percents: Record<string, number>;
}

const nameOf = (...sides: PageSide[]): string =>
  sides.map(({ versionName, route }) => `${versionName} ${route}`).join(' ');

interface Side extends PageSide {
  basePath: string;
  html: string;
  /** Equal for equal articles in different versions. */
  digest: string;
}

function readSide({ versions }: PageMapEntry, { base: basePath, dir, version }: Build): Side | undefined {
  const pathname = versions[version.name]?.path;
  const route = pathname === undefined ? undefined : routeOf(basePath, pathname);
  if (route === undefined) return undefined;
  const page = readFileSync(path.join(dir, 'site', route, 'index.html'), 'utf8');
  const html = /<article[^>]* data-article.*<\/article>/s.exec(page)?.[0] ?? page;
  const words = html.replaceAll(`="${basePath}`, '="/');
  return { versionName: version.name, route, basePath, html, digest: digest(words).slice(0, 16) };
}

/** Create a measure of one page, which parses and compares what no measure is known of. */
function createMeasure({ known, percents }: Record<'known' | 'percents', Measured['percents']>) {
  const compare = createComparer();
  const articles = new Map<string, Pick<ArticleVersion, 'article' | 'basePath'>>();
  const read = ({ html, basePath, digest, versionName }: Side): ArticleVersion => {
    const article = articles.get(digest) ?? { article: parseArticle(html), basePath };
    articles.set(digest, article);
    return { ...article, versionName };
  };
  return (older: Side, newer: Side): number => {
    if (older.digest === newer.digest) return 0;
    const names = [older, newer].map(({ versionName }) => versionName);
    const areWords = names.every((name) => older.html.includes(name) || newer.html.includes(name));
    const key = [older.digest, newer.digest, ...(areWords ? names : [])].join(' ');
    const percent = percents[key] ?? known[key] ?? changedPercent(compare(read(older), read(newer)));
    percents[key] = percent;
    return percent;
  };
}
