import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf } from '../content/readDocs.ts';

/** One block of TypeScript on a page. */
export interface Sample {
  filePath: string;
  /** Line of the first line of code in the file, counted from 1. */
  line: number;
  code: string;
  /** Lines that readers need not see, put before the code. Written as `<!-- setup … -->` above the block. */
  setup: string;
  /** Why the block is not checked. Written as `<!-- unchecked: … -->` above the block. */
  skipReason: string | undefined;
  /** Why the block is checked, but not run. Written as `<!-- not run: … -->` above the block. */
  noRunReason: string | undefined;
  /** What the block prints: a block of text with the title `Output` right below. */
  output: string | undefined;
}

const LANGUAGES = ['ts', 'tsx', 'typescript'];
const SETUP = /^<!--\s*setup\n([\s\S]*?)\n?-->$/;
const SKIP_REASON = /^<!--\s*unchecked:\s*([\s\S]+?)\s*-->$/;
const NO_RUN_REASON = /^<!--\s*not run:\s*([\s\S]+?)\s*-->$/;
const OUTPUT_TITLE = /\btitle="Output"/;

/** List the TypeScript blocks of a page, in order, each with what its marks say. */
export function listSamples({ filePath, tree }: DocsPage): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (!LANGUAGES.includes(node.lang ?? '')) return;
    const siblings = parent?.children ?? [];
    const marks = listMarks(siblings, index ?? 0);
    const find = (pattern: RegExp) => marks.map((mark) => pattern.exec(mark)?.[1]).find((found) => found !== undefined);
    samples.push({
      filePath,
      line: lineOf(node) + 1,
      code: node.value,
      setup: find(SETUP) ?? '',
      skipReason: find(SKIP_REASON),
      noRunReason: find(NO_RUN_REASON),
      output: readOutput(siblings[(index ?? 0) + 1]),
    });
  });
  return samples;
}

/** List the comments right above a block, the nearest first. */
function listMarks(siblings: readonly RootContent[], index: number): string[] {
  const before = siblings[index - 1];
  return before?.type === 'html' ? [before.value, ...listMarks(siblings, index - 1)] : [];
}

const readOutput = (node: RootContent | undefined): string | undefined =>
  node?.type === 'code' && OUTPUT_TITLE.test(node.meta ?? '') ? node.value : undefined;

/** List the packages of the library that a block imports, without paths inside them. @example ['@yume-chan/adb'] */
export function listLibraryImports({ setup, code }: Pick<Sample, 'setup' | 'code'>): string[] {
  const found = `${setup}\n${code}`.matchAll(/(?:from|import)\s*\(?\s*["'](@yume-chan\/[\w-]+)/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}
