import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parseFrontMatter } from '../../common/docs/parseFrontMatter.ts';
import { parseSidebars } from '../../common/docs/parseSidebars.ts';
import { readDialects } from '../../common/docs/readDialects.ts';
import { parseReleaseNotes, RELEASE_FILE } from '../../common/docs/releaseNotes.ts';
import { SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
import type { HeadingIds } from '../../common/siteConfig.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { UserError } from '../lib/userError.ts';

/** File of a version's docs with the routes that it has to have; a version without it may have any. */
export const REQUIRED_PAGES_FILE = 'required-pages.json';

/** A file with a page. */
export interface PageFile {
  /** Path relative to the docs folder, with `/`. */
  filePath: string;
  /** The whole file. */
  source: string;
}

/** One page of a version's docs, as it is written. */
export interface DocsPage extends PageFile {
  route: string;
  /** Front matter as it was found: nothing in it is checked yet. */
  matter: Record<string, unknown>;
  /** Text with the front matter's lines left empty, so that line numbers are those of the file. */
  text: string;
  tree: Root;
}

/** The docs of one version. */
export interface Docs {
  versionName: string;
  /** Folder that they stand in and a writer changes; undefined for the copy of a commit. */
  editedDir?: string;
  /** Whether they stand ahead of the lock: where they are wrong, the locked ones can be published instead. */
  isAhead: boolean;
  /** Names of versions newer than this one. */
  newerVersions: readonly string[];
  pages: DocsPage[];
  /** Undefined where the version has no sidebars file. */
  sidebars: Sidebars | undefined;
  /** What is wrong with its files, whatever is written in the pages. */
  fileProblems: Problem[];
  /** Content of `REQUIRED_PAGES_FILE` as it was found; undefined where the version has none. */
  requiredPages?: unknown;
}

/** A problem at a line of a file. */
export interface Problem {
  filePath: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

/** Format problems, one on each line, below the folder of the docs. @example 'docs/api/rm.md:12: The page has a second title.' */
export const formatProblems = (problems: readonly Problem[], docsDir: string): string =>
  problems.map(({ filePath, line, message }) => `${docsDir}/${filePath}:${line}: ${message}`).join('\n');

/** Read and parse every page below a docs folder, in file name order. */
export const readPages = (docsDir: string): DocsPage[] =>
  readPageFiles(docsDir).map(({ filePath, source }) => parsePage(filePath, source));

/** Read every page below a docs folder, in file name order. */
export function readPageFiles(docsDir: string): PageFile[] {
  return readdirSync(docsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => path.relative(docsDir, path.join(parentPath, name)).split(path.sep).join('/'))
    .filter((filePath) => filePath !== RELEASE_FILE)
    .sort()
    .map((filePath) => ({ filePath, source: readFileSync(path.join(docsDir, filePath), 'utf8') }));
}

/** Find what is wrong with the release notes of a docs folder; a version need not have any. */
export function checkReleaseNotes(docsDir: string): Problem[] {
  const file = path.join(docsDir, RELEASE_FILE);
  if (!existsSync(file)) return [];
  try {
    parseReleaseNotes(readFileSync(file, 'utf8'));
    return [];
  } catch (error) {
    return [{ filePath: RELEASE_FILE, line: 1, message: String(error instanceof Error ? error.message : error) }];
  }
}

/** Read the sidebars of a docs folder. Throws a UserError for a file that is not valid. */
export function readSidebarsFile(docsDir: string): Sidebars | undefined {
  const text = readSidebarsText(docsDir);
  if (text === undefined) return undefined;
  return explain('Correct the entries that are named.', () => parseSidebars(text));
}

/** Read the sidebars of a docs folder as they are written. */
export function readSidebarsText(docsDir: string): string | undefined {
  const file = path.join(docsDir, SIDEBARS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Read what says which pages a docs folder has to have. */
export function readRequiredPages(docsDir: string): unknown {
  const file = path.join(docsDir, REQUIRED_PAGES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Parse one page; with `headingIds` of VitePress, its headings name them. Throws a UserError for front matter that is no YAML. */
export function parsePage(filePath: string, source: string, headingIds?: HeadingIds): DocsPage {
  const frontMatter = explain('Correct it: a text that contains ": " or "#" needs quotes.', () =>
    parseFrontMatter(filePath, source),
  );
  const head = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? '';
  const text = head.replace(/[^\n]/g, '') + source.slice(head.length);
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown(), readDialects(headingIds)],
  });
  return {
    filePath,
    route: contentFileToRoute(filePath),
    source,
    matter: frontMatter,
    text,
    tree,
  };
}

/** Run a parser, and turn its Error into a UserError with a hint. */
function explain<Value>(hint: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause), { hint, cause });
  }
}

/** Line of a node, counted from 1. */
export const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;
