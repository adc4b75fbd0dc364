import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf } from '../../content/readDocs.ts';

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
}

const LANGUAGES = ['ts', 'tsx', 'typescript'];
const SETUP = /^<!--\s*setup\n([\s\S]*?)\n?-->$/;
const SKIP_REASON = /^<!--\s*unchecked:\s*([\s\S]+?)\s*-->$/;

/** List the TypeScript blocks of a page, in order, each with what its marks say. */
export function listSamples({ filePath, tree }: DocsPage): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (!LANGUAGES.includes(node.lang ?? '')) return;
    const before = index ? parent?.children[index - 1] : undefined;
    const mark = before?.type === 'html' ? before.value : '';
    const setup = SETUP.exec(mark)?.[1] ?? '';
    samples.push({
      filePath,
      line: lineOf(node) + 1,
      code: node.value,
      setup,
      skipReason: SKIP_REASON.exec(mark)?.[1],
    });
  });
  return samples;
}

/** List the packages of the library that a block imports, without paths inside them. @example ['@yume-chan/adb'] */
export function listLibraryImports({ setup, code }: Pick<Sample, 'setup' | 'code'>): string[] {
  const found = `${setup}\n${code}`.matchAll(/(?:from|import)\s*\(?\s*["'](@yume-chan\/[\w-]+)/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}
