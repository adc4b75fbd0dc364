import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AgentRules, ReleaseNotes } from '../../common/buildRecord.ts';
import { AGENT_RULES_FILE, parseAgentRules, parseReleaseNotes, RELEASE_FILE } from '../../common/docs/dataFiles.ts';
import type { FileCache } from '../../common/docs/FileCache.ts';
import { type FrontMatter, readFrontMatter } from '../../common/docs/frontMatter.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { insertFacts, readText } from '../../common/docs/pageText.ts';
import { once, type PageFile, parsePage } from '../../common/docs/parsePage.ts';
import { contentFileToRoute, PAGE_FILE } from '../../common/urls.ts';

export interface ContentPage extends FrontMatter {
  /** Relative to the content folder, with `/`. */
  filePath: string;
  route: string;
}

export interface WrittenPage extends ContentPage {
  markdown: string;
  model: PageModel;
}

export interface Content {
  pages: WrittenPage[];
  release: ReleaseNotes | undefined;
  agents: AgentRules | undefined;
}

/** Pages by file, with the text that they were read from. */
export type KnownPages = Map<string, { source: string; page: WrittenPage }>;

/** Read release notes, rules for assistants, and all pages, in file name order. Those that are known are not parsed again. */
export const readContent = (contentDir: string, cache?: FileCache, known: KnownPages = new Map()): Content => ({
  pages: listMarkdown(contentDir).map((filePath) => {
    const source = readText(path.join(contentDir, filePath));
    const last = known.get(filePath);
    const page = last?.source === source ? last.page : describePage({ filePath, source }, contentDir, cache);
    known.set(filePath, { source, page });
    return page;
  }),
  release: readOptional(contentDir, RELEASE_FILE, parseReleaseNotes),
  agents: readOptional(contentDir, AGENT_RULES_FILE, parseAgentRules),
});

/** Read the front matter of all pages as it is written, by file. */
export const readFrontMatters = (contentDir: string): Record<string, string> =>
  Object.fromEntries(
    listMarkdown(contentDir).map((filePath) => [
      filePath,
      /^---\n[\s\S]*?\n---/.exec(readText(path.join(contentDir, filePath)))?.[0] ?? '',
    ]),
  );

function readOptional<Value>(contentDir: string, name: string, parse: (text: string) => Value): Value | undefined {
  const file = path.join(contentDir, name);
  return existsSync(file) ? parse(readText(file)) : undefined;
}

function listMarkdown(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((filePath) => filePath.split(path.sep).join('/'))
    .filter(
      (filePath) =>
        PAGE_FILE.test(filePath) && filePath !== RELEASE_FILE && !/(^|\/)(_|public\/|node_modules\/)/.test(filePath),
    )
    .sort();
}

function describePage({ filePath, source }: PageFile, contentDir: string, cache?: FileCache): WrittenPage {
  const { matter } = readFrontMatter(source);
  // Parsed when it is first asked for.
  const read = once(() => parsePage(filePath, insertFacts(source, contentDir, cache), cache));
  return {
    ...{ filePath, route: contentFileToRoute(filePath), ...matter },
    get title() {
      return matter.title || read().model.title;
    },
    get markdown() {
      return read().source;
    },
    get model() {
      return read().model;
    },
  };
}
