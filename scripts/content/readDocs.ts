import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiFile } from '../../common/apiFile.ts';
import { AGENT_RULES_FILE, parseAgentRules } from '../../common/docs/agentRules.ts';
import { FACTS_DIR, insertFacts } from '../../common/docs/facts.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { parseFrontMatter } from '../../common/docs/parseFrontMatter.ts';
import { type ParsedMarkdown, parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { parseSidebars } from '../../common/docs/parseSidebars.ts';
import { readText } from '../../common/docs/readText.ts';
import { parseReleaseNotes, RELEASE_FILE } from '../../common/docs/releaseNotes.ts';
import { SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
import { contentFileToRoute, PAGE_FILE } from '../../common/urls.ts';
import { UserError } from '../lib/userError.ts';

/** Optional file with a version's required routes. */
export const REQUIRED_PAGES_FILE = 'required-pages.json';

export interface PageFile {
  /** Relative to the docs folder, with `/`. */
  filePath: string;
  source: string;
}

export interface ModelledPage extends PageFile {
  model: PageModel;
}

export interface DocsPage extends ModelledPage, ParsedMarkdown {
  route: string;
  matter: Record<string, unknown>;
}

export interface Docs {
  versionName: string;
  editedDir?: string;
  newerVersions: readonly string[];
  pages: DocsPage[];
  sidebars: Sidebars | undefined;
  /** Undefined without one; a faulty one is among `fileProblems`. */
  api?: ApiFile | undefined;
  fileProblems: Problem[];
  /** Unchecked content of `REQUIRED_PAGES_FILE`; undefined without it. */
  requiredPages?: unknown;
}

export interface Problem {
  filePath: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

/** Format problems, a line each, with paths below the docs folder. @example 'docs/api/rm.md:12: The page has a second title.' */
export const formatProblems = (problems: readonly Problem[], docsDir: string): string =>
  problems.map(({ filePath, line, message }) => `${docsDir}/${filePath}:${line}: ${message}`).join('\n');

/** Read and parse all pages, in file name order. */
export const readPages = (docsDir: string): DocsPage[] =>
  readPageFiles(docsDir).map(({ filePath, source }) => parsePage(filePath, source));

/** Read all pages' files with their facts, in file name order. */
export const readPageFiles = (docsDir: string): PageFile[] =>
  readSourceFiles(docsDir).map(({ filePath, source }) => ({ filePath, source: insertFacts(source, docsDir) }));

/** Read all pages' files as they are written, in file name order. */
export function readSourceFiles(docsDir: string): PageFile[] {
  return readdirSync(docsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && PAGE_FILE.test(entry.name))
    .map(({ parentPath, name }) => path.relative(docsDir, path.join(parentPath, name)).split(path.sep).join('/'))
    .filter((filePath) => filePath !== RELEASE_FILE && !filePath.startsWith(`${FACTS_DIR}/`))
    .sort()
    .map((filePath) => ({ filePath, source: readText(path.join(docsDir, filePath)) }));
}

/** Find faults in a docs folder's optional release notes and rules for assistants. */
export const checkNotes = (docsDir: string): Problem[] => [
  ...checkOptional(docsDir, RELEASE_FILE, parseReleaseNotes),
  ...checkOptional(docsDir, AGENT_RULES_FILE, parseAgentRules),
];

function checkOptional(docsDir: string, filePath: string, parse: (text: string) => unknown): Problem[] {
  const file = path.join(docsDir, filePath);
  if (!existsSync(file)) return [];
  try {
    parse(readText(file));
    return [];
  } catch (error) {
    return [{ filePath, line: 1, message: String(error instanceof Error ? error.message : error) }];
  }
}

/** Read the sidebars. Throws a UserError if they are invalid. */
export function readSidebarsFile(docsDir: string): Sidebars | undefined {
  const text = readSidebarsText(docsDir);
  if (text === undefined) return undefined;
  return explain('Correct the entries that are named.', () => parseSidebars(text));
}

/** Read a docs folder's sidebars as text. */
export function readSidebarsText(docsDir: string): string | undefined {
  const file = path.join(docsDir, SIDEBARS_FILE);
  return existsSync(file) ? readText(file) : undefined;
}

/** Read a docs folder's list of required pages. */
export function readRequiredPages(docsDir: string): unknown {
  const file = path.join(docsDir, REQUIRED_PAGES_FILE);
  return existsSync(file) ? JSON.parse(readText(file)) : undefined;
}

/** Parse one page. Throws a UserError for front matter that is no YAML. */
export function parsePage(filePath: string, source: string): DocsPage {
  const matter = explain('Correct it: a text that contains ": " or "#" needs quotes.', () =>
    parseFrontMatter(filePath, source),
  );
  return { filePath, route: contentFileToRoute(filePath), source, matter, ...parseMarkdown(source) };
}

function explain<Value>(hint: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause), { hint, cause });
  }
}

/** Return a node's line, from 1. */
export const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;
