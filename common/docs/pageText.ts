import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileCache, keepIn } from './FileCache.ts';
import type { Span } from './markdownNode.ts';
import { digest } from './pageModel.ts';
import { blankFrontMatter, listHtml } from './parseMarkdown.ts';

/** Read a text file of the docs without its byte order mark, with `\n` at the end of lines. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');

/** Tell whether reading the docs failed because a file went meanwhile. That is a change of the docs, after which they are read again. */
export const isGone = (error: unknown, docsDir: string): boolean =>
  error instanceof Error &&
  ('code' in error && error.code) === 'ENOENT' &&
  String('path' in error && error.path).startsWith(`${docsDir}/`);

/** Format the path of a file relative to the docs, with `/`. */
export const pathInDocs = (docsDir: string, file: string): string =>
  path.relative(docsDir, file).split(path.sep).join('/');

const DOCS = 'http://docs/';

/**
 * List the files that an image may mean, relative to the docs; the first that exists counts. None for another site.
 * @example listImageFiles('guide/a.md', '/b.png') // ['public/b.png', 'b.png']
 * @example listImageFiles('guide/a.md', 'b.png') // ['guide/b.png']
 */
export function listImageFiles(pagePath: string, url: string): string[] {
  const page = DOCS + pagePath;
  if (!URL.canParse(url, page)) return [];
  const { href, pathname } = new URL(url, page);
  if (!href.startsWith(DOCS)) return [];
  return url.startsWith('/') ? [`public${pathname}`, pathname.slice(1)] : [pathname.slice(1)];
}

/** Find the file of an image, relative to the docs; undefined without one. */
export const findImageFile = (docsDir: string, pagePath: string, url: string): string | undefined =>
  listImageFiles(pagePath, url).find((file) => existsSync(`${docsDir}/${file}`));

/** Folder in the docs with a file of Markdown for each fact. */
export const FACTS_DIR = '_facts';

/** The comment in whose place a fact is put; the group is its name. */
const FACT = /<!--[ \t]*fact:[ \t]*([a-z][a-z0-9-]*)[ \t]*-->/g;

interface FactUse extends Span {
  name: string;
}

const known = new Map<string, FactUse[]>();

/** List the comments that name facts, once for each text. In code they are text. A cache keeps them for other processes. */
export function listFactUses(source: string, cache?: FileCache): FactUse[] {
  if (source.search(FACT) < 0) return [];
  const uses = known.get(source) ?? keepIn(cache, `${digest(source)}-facts`, () => findUses(source));
  known.set(source, uses);
  return uses;
}

const findUses = (source: string): FactUse[] =>
  listHtml(blankFrontMatter(source)).flatMap(({ start: first, end }) =>
    [...source.slice(first, end).matchAll(FACT)].map(({ 0: comment, 1: name = '', index }) => ({
      name,
      start: first + index,
      end: first + index + comment.length,
    })),
  );

/** Read a page with each fact in the place of the comment that names it, as one line: lines stay those of the file. */
export const readPageText = (file: string, docsDir: string, cache?: FileCache): string =>
  insertFacts(readText(file), docsDir, cache);

/** Put facts in the place of the comments that name them. Missing ones keep theirs. */
export const insertFacts = (source: string, docsDir: string, cache?: FileCache): string =>
  listFactUses(source, cache).reduceRight((text, { name, start, end }) => {
    const file = `${docsDir}/${FACTS_DIR}/${name}.md`;
    return existsSync(file) ? text.slice(0, start) + formatFact(readText(file)) + text.slice(end) : text;
  }, source);

const formatFact = (source: string): string =>
  source
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
