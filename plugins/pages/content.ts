import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AgentRules, ReleaseNotes } from '../../common/buildRecord.ts';
import { AGENT_RULES_FILE, parseAgentRules, parseReleaseNotes, RELEASE_FILE } from '../../common/docs/dataFiles.ts';
import type { FileCache } from '../../common/docs/FileCache.ts';
import type { FrontMatter } from '../../common/docs/frontMatter.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { readPageText, readText } from '../../common/docs/pageText.ts';
import { parsePage } from '../../common/docs/parsePage.ts';
import { PAGE_FILE } from '../../common/urls.ts';

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

/** Read release notes, rules for assistants, and all pages, in file name order. */
export const readContent = (contentDir: string, cache?: FileCache): Content => ({
  pages: listMarkdown(contentDir).map((filePath) => readPage(contentDir, filePath, cache)),
  release: readOptional(contentDir, RELEASE_FILE, parseReleaseNotes),
  agents: readOptional(contentDir, AGENT_RULES_FILE, parseAgentRules),
});

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

function readPage(contentDir: string, filePath: string, cache?: FileCache): WrittenPage {
  const markdown = readPageText(path.join(contentDir, filePath), contentDir);
  const { route, matter, model } = parsePage(filePath, markdown, cache);
  return { filePath, route, ...matter, title: matter.title || model.title, markdown, model };
}
