import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { routeOf } from '../../common/urls.ts';
import { type ArticleVersion, changedPercent, compareArticles } from '../../packages/article-diff/index.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { parseArticle } from '../lib/articleTree.ts';
import { digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';

/** What decides how two articles are compared. */
const COMPARING_CODE = ['packages/article-diff', 'common/articleParts.ts', 'scripts/lib/articleTree.ts'];

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
  /** Where the measures of each pair of builds are kept. */
  cacheDir: string;
  codeDir: string;
}

/** Measure each page between any two versions, by the comparison that readers see. */
export function measureChanges({ builds, pageMap, cacheDir, codeDir }: Options): ChangeMeasure {
  const code = digestFiles(codeDir, COMPARING_CODE, (filePath) => !/\.test\.ts$|\/testing\//.test(filePath)).slice(
    0,
    8,
  );
  const pairs = builds.flatMap((newer, index) =>
    builds.slice(index + 1).map((older) => openPair({ older, newer }, cacheDir, code)),
  );
  const open = pairs.filter(({ isKnown }) => !isKnown);
  for (const entry of open.length > 0 ? pageMap.pages : []) measurePage(entry, open);
  for (const { file, percents } of open) writeCached(file, percents);
  prune(cacheDir, new Set(pairs.map(({ file }) => file)));
  const known = new Map(pairs.map(({ older, newer, percents }) => [pairName(older, newer), percents]));
  return (older, newer) =>
    known.get(`${older.versionName} ${newer.versionName}`)?.[`${older.route} ${newer.route}`] ?? 0;
}

interface Pair {
  older: Build;
  newer: Build;
  file: string;
  isKnown: boolean;
  /** By both routes; 0 is left out. */
  percents: Record<string, number>;
}

const pairName = (older: Build, newer: Build): string => `${older.version.name} ${newer.version.name}`;

function openPair({ older, newer }: Pick<Pair, 'older' | 'newer'>, cacheDir: string, code: string): Pair {
  const file = path.join(cacheDir, `${path.basename(older.dir)}_${path.basename(newer.dir)}_${code}.json`);
  const cached = readCached(file);
  // Only this function's caller writes it.
  return { older, newer, file, isKnown: cached !== undefined, percents: (cached ?? {}) as Pair['percents'] };
}

function measurePage({ versions }: PageMapEntry, pairs: readonly Pair[]): void {
  const articles = new Map<Build, ArticleVersion & { route: string }>();
  const read = (build: Build) => {
    const pathname = versions[build.version.name]?.path;
    const route = pathname === undefined ? undefined : routeOf(build.base, pathname);
    if (route === undefined) return undefined;
    const article = articles.get(build) ?? { route, ...readVersion(build, route) };
    articles.set(build, article);
    return article;
  };
  for (const { older, newer, percents } of pairs) {
    const [before, after] = [read(older), read(newer)];
    if (!before || !after) continue;
    const percent = changedPercent(compareArticles(before, after));
    if (percent > 0) percents[`${before.route} ${after.route}`] = percent;
  }
}

function readVersion({ dir, base, version }: Build, route: string): ArticleVersion {
  const file = path.join(dir, 'site', route, 'index.html');
  return { article: parseArticle(readFileSync(file, 'utf8')), versionName: version.name, basePath: base };
}

function prune(cacheDir: string, used: ReadonlySet<string>): void {
  if (!existsSync(cacheDir)) return;
  const files = readdirSync(cacheDir).map((name) => path.join(cacheDir, name));
  for (const file of files) if (!used.has(file)) rmSync(file, { force: true });
}
