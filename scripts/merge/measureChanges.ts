import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isOwnPart } from '../../common/articleParts.ts';
import { type PageFacts, VERSION_FACTS_SCHEMA, type VersionFacts } from '../../common/compareVersions.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { routeOf } from '../../common/urls.ts';
import {
  type ArticleElement,
  type ArticleVersion,
  createMeasure,
  readArticle,
  toArticle,
} from '../../packages/article-diff/index.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import type { Built } from './siteTree.ts';

const ROOT_DIR = path.join(import.meta.dirname, '../..');
/** What decides how two articles are compared. */
const COMPARING_CODE = [
  'packages/article-diff',
  'common/articleParts.ts',
  'scripts/merge/measureChanges.ts',
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
export function measureChanges({ built, pageMap, cacheFile }: Options): Map<string, VersionFacts> {
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
  const percents: Measured['percents'] = {};
  for (const entry of pageMap.pages) {
    const measure = createPageMeasure();
    const sides = built.flatMap((one) => readSide(entry, one) ?? []);
    for (const [index, newer] of sides.entries()) {
      const page = facts.get(newer.versionName)?.pages[newer.route];
      for (const older of sides.slice(index + 1)) {
        if (older.digest === newer.digest) continue;
        const key = keyOf(older, newer);
        const percent = percents[key] ?? known[key] ?? measure(older, newer);
        percents[key] = percent;
        if (page && percent > 0) page.changed = { ...page.changed, [older.versionName]: percent };
      }
    }
  }
  writeCached(cacheFile, { code, percents } satisfies Measured);
  return facts;
}

interface Side {
  versionName: string;
  route: string;
  basePath: string;
  html: string;
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

/** Name a measure by its articles. The names of versions count where both are words of the articles. */
function keyOf(older: Side, newer: Side): string {
  const names = [older, newer].map(({ versionName }) => versionName);
  const areWords = names.every((name) => older.html.includes(name) || newer.html.includes(name));
  return [older.digest, newer.digest, ...(areWords ? names : [])].join(' ');
}

/** Create a measure of the versions of one page, which parses each article once. */
function createPageMeasure(): (older: Side, newer: Side) => number {
  const measure = createMeasure();
  const articles = new Map<string, Pick<ArticleVersion, 'article' | 'basePath'>>();
  const read = ({ html, basePath, digest, versionName }: Side): ArticleVersion => {
    const article = articles.get(digest) ?? { article: parseArticle(html), basePath };
    articles.set(digest, article);
    return { ...article, versionName };
  };
  return (older, newer) => measure(read(older), read(newer));
}

/** Read a page's own article, as readers compare it. It is empty where the page has none. */
function parseArticle(html: string): ArticleElement {
  const found = DomUtils.findOne(({ attribs }) => attribs['data-article'] !== undefined, parseDocument(html).children);
  return readArticle(found ? toArticle(found) : { tag: 'article', attributes: {}, children: [] }, isOwnPart);
}
