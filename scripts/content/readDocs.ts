import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { API_FILE } from '../../common/apiFile.ts';
import {
  AGENT_RULES_FILE,
  FileError,
  parseAgentRules,
  parseApiFile,
  parseFile,
  parseReleaseNotes,
  parseSidebars,
  RELEASE_FILE,
} from '../../common/docs/dataFiles.ts';
import type { FileCache } from '../../common/docs/FileCache.ts';
import type { Fault } from '../../common/docs/markdownNode.ts';
import { FACTS_DIR, insertFacts, readText } from '../../common/docs/pageText.ts';
import { type Page, type PageFile, parsePage } from '../../common/docs/parsePage.ts';
import { SIDEBARS_FILE } from '../../common/sidebar.ts';
import { PAGE_FILE } from '../../common/urls.ts';
import { listFiles } from '../lib/digest.ts';

/** With the routes that a version has to have. */
export const REQUIRED_PAGES_FILE = 'required-pages.json';

export interface Problem extends Fault {
  filePath: string;
}

export type Report = (line: number, message: string) => void;

/** Format problems, a line each, with paths below the docs folder. @example 'docs/api/rm.md:12: The page has a second title.' */
export const formatProblems = (problems: readonly Problem[], docsDir: string): string =>
  problems.map(({ filePath, line, message }) => `${docsDir}/${filePath}:${line}: ${message}`).join('\n');

/** Read a docs folder as its build does. */
export const readDocs = (docsDir: string, cache?: FileCache) => ({
  docsDir,
  pages: readPages(docsDir, cache),
  ...readDataFiles(docsDir),
});

/** Read and parse all pages with their facts, in file name order. */
export const readPages = (docsDir: string, cache?: FileCache): Page[] =>
  readSourceFiles(docsDir).map(({ filePath, source }) =>
    parsePage(filePath, insertFacts(source, docsDir, cache), cache),
  );

/** Read all pages' files as they are written, in file name order. */
export function readSourceFiles(docsDir: string): PageFile[] {
  return listFiles(docsDir)
    .filter((name) => PAGE_FILE.test(name) && name !== RELEASE_FILE && !name.startsWith(`${FACTS_DIR}/`))
    .map((filePath) => ({ filePath, source: readText(path.join(docsDir, filePath)) }));
}

const requiredSchema = z.strictObject({ schema: z.literal(1), routes: z.array(z.string().regex(/^\/(.+\/)?$/)) });

/** Read the files of a docs folder that are no pages, each of them optional. Of a faulty one, only the problem is known. */
export function readDataFiles(docsDir: string) {
  const problems: Problem[] = [];
  function read<Value>(filePath: string, parse: (text: string) => Value): Value | undefined {
    const file = path.join(docsDir, filePath);
    try {
      return existsSync(file) ? parse(readText(file)) : undefined;
    } catch (error) {
      const line = error instanceof FileError ? error.line : 1;
      problems.push({ filePath, line, message: String(error instanceof Error ? error.message : error) });
      return undefined;
    }
  }
  return {
    release: read(RELEASE_FILE, parseReleaseNotes),
    agents: read(AGENT_RULES_FILE, parseAgentRules),
    api: read(API_FILE, parseApiFile),
    sidebars: read(SIDEBARS_FILE, parseSidebars),
    /** Routes that the version has to have. */
    requiredRoutes: read(REQUIRED_PAGES_FILE, (text) => parseFile(REQUIRED_PAGES_FILE, text, requiredSchema).routes),
    problems,
  };
}

/** Return a node's line, from 1. */
export const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;

/** Return the title's line in the front matter, from 1. */
export const lineOfTitle = (source: string): number =>
  source.split('\n').findIndex((line) => line.startsWith('title:')) + 1 || 1;
