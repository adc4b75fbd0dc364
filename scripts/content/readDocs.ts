import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { API_FILE, type ApiFile } from '../../common/apiFile.ts';
import {
  AGENT_RULES_FILE,
  parseAgentRules,
  parseApiFile,
  parseFile,
  parseReleaseNotes,
  parseSidebars,
  RELEASE_FILE,
} from '../../common/docs/dataFiles.ts';
import { type FrontMatter, readFrontMatter } from '../../common/docs/frontMatter.ts';
import type { Fault } from '../../common/docs/markdownNode.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { FACTS_DIR, insertFacts, readText } from '../../common/docs/pageText.ts';
import { type ParsedMarkdown, parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { flattenSidebar, SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
import { contentFileToRoute, PAGE_FILE } from '../../common/urls.ts';
import { listFiles } from '../lib/digest.ts';
import { explain } from '../lib/userError.ts';

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
  matter: FrontMatter;
  /** Of the front matter. */
  faults: readonly Fault[];
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
  /** Routes that the version has to have. */
  requiredPages?: readonly string[] | undefined;
}

export interface Problem extends Fault {
  filePath: string;
}

export type Report = (line: number, message: string) => void;

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
  return listFiles(docsDir)
    .filter((name) => PAGE_FILE.test(name) && name !== RELEASE_FILE && !name.startsWith(`${FACTS_DIR}/`))
    .map((filePath) => ({ filePath, source: readText(path.join(docsDir, filePath)) }));
}

/** Find faults in the optional files of a docs folder: release notes, rules for assistants, and the API. */
export const checkOptionalFiles = (docsDir: string): Problem[] => [
  ...checkOptional(docsDir, RELEASE_FILE, parseReleaseNotes),
  ...checkOptional(docsDir, AGENT_RULES_FILE, parseAgentRules),
  ...checkApiFile(docsDir),
];

/** Find faults in a docs folder's API file. */
export const checkApiFile = (docsDir: string): Problem[] => checkOptional(docsDir, API_FILE, parseApiFile);

function checkOptional(docsDir: string, filePath: string, parse: (text: string) => unknown): Problem[] {
  try {
    readOptional(docsDir, filePath, parse);
    return [];
  } catch (error) {
    return [{ filePath, line: 1, message: String(error instanceof Error ? error.message : error) }];
  }
}

function readOptional<Value>(docsDir: string, name: string, parse: (text: string) => Value): Value | undefined {
  const file = path.join(docsDir, name);
  return existsSync(file) ? parse(readText(file)) : undefined;
}

/** Read the optional API file. Throws a UserError if it is invalid. */
export const readApiFile = (docsDir: string): ApiFile | undefined =>
  explain('Write it again: npm run api -- --extract <clone of the library> --ref <tag>', () =>
    readOptional(docsDir, API_FILE, parseApiFile),
  );

/** Read the sidebars. Throws a UserError if they are invalid. */
export const readSidebarsFile = (docsDir: string): Sidebars | undefined =>
  explain('Correct the entries that are named.', () => readOptional(docsDir, SIDEBARS_FILE, parseSidebars));

const requiredSchema = z.strictObject({ schema: z.literal(1), routes: z.array(z.string().regex(/^\/(.+\/)?$/)) });

/** Read the optional list of required routes. Throws a UserError if it is invalid. */
export const readRequiredPages = (docsDir: string): string[] | undefined =>
  explain('Correct the entries that are named.', () =>
    readOptional(docsDir, REQUIRED_PAGES_FILE, (text) => parseFile(REQUIRED_PAGES_FILE, text, requiredSchema).routes),
  );

/** Parse one page. */
export function parsePage(filePath: string, source: string): DocsPage {
  const route = contentFileToRoute(filePath);
  return { filePath, route, source, ...readFrontMatter(source), ...parseMarkdown(source) };
}

/** Return a node's line, from 1. */
export const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;

/** Order pages as in the sidebars; others come last, in the given order. */
export function sortPages<Page extends PageFile>(pages: readonly Page[], sidebars: Sidebars = {}): Page[] {
  const routes = Object.values(sidebars).flatMap((items) => flattenSidebar(items).map(({ item }) => item.link));
  const rank = ({ filePath }: PageFile): number => {
    const index = routes.indexOf(contentFileToRoute(filePath));
    return index < 0 ? routes.length : index;
  };
  return [...pages].sort((a, b) => rank(a) - rank(b));
}
