import { type CodeBlock, listCodeBlocks } from '../../common/docs/listCodeBlocks.ts';

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
  /** What readers may change before they run it. Written as `<!-- field path: '/a' -->` above the block. */
  fields: SampleField[];
  /** What the block prints: a block of text with the title `Output` right below. */
  output: string | undefined;
  /** The value that other blocks may take from this one. Written as `<!-- gives adb: in a browser -->` above the block. */
  gives: GivenValue | undefined;
}

/** A value that a block declares for others, which only declare it: `declare const adb: Adb`. */
export interface GivenValue {
  name: string;
  /** Where the value can be had in this way, as the text of a link. */
  label: string;
}

/** A text in a sample that readers may change. */
export interface SampleField {
  name: string;
  /** The text as the sample writes it, with its quotes. */
  literal: string;
}

/** A page whose blocks are listed: its path in the docs, and its text. */
interface PageText {
  filePath: string;
  text: string;
}

const LANGUAGES = ['ts', 'tsx', 'typescript'];
const SETUP = /^<!--\s*setup\n([\s\S]*?)\n?-->$/;
const SKIP_REASON = /^<!--\s*unchecked:\s*([\s\S]+?)\s*-->$/;
const NO_RUN_REASON = /^<!--\s*not run:\s*([\s\S]+?)\s*-->$/;
const FIELD = /^<!--\s*field\b\s*([\s\S]*?)\s*-->$/;
const FIELD_CONTENT = /^([a-z]\w*):\s*('[^'\\\n]*'|"[^"\\\n]*")$/;
const GIVES = /^<!--\s*gives ([A-Za-z_$][\w$]*):\s*([\s\S]+?)\s*-->$/;
const OUTPUT_TITLE = /\btitle="Output"/;

/** List the TypeScript blocks of a page, in order, each with what its marks say. */
export function listSamples({ filePath, text }: PageText): Sample[] {
  const blocks = listCodeBlocks(text);
  return blocks.flatMap((block, index): Sample[] => {
    if (!LANGUAGES.includes(block.language)) return [];
    const find = (pattern: RegExp) =>
      block.comments.map((comment) => pattern.exec(comment)?.[1]).find((found) => found !== undefined);
    return [
      {
        filePath,
        line: block.line,
        code: block.code,
        setup: find(SETUP) ?? '',
        skipReason: find(SKIP_REASON),
        noRunReason: find(NO_RUN_REASON),
        fields: listFields(block),
        output: readOutput(blocks[index + 1]),
        gives: readGiven(block),
      },
    ];
  });
}

/** List the fields of a block in the order in which they are written. One that cannot be read has no name, and all of its text. */
const listFields = ({ comments }: CodeBlock): SampleField[] =>
  comments
    .flatMap((comment) => FIELD.exec(comment)?.[1] ?? [])
    .map((text) => {
      const [, name = '', literal = text] = FIELD_CONTENT.exec(text) ?? [];
      return { name, literal };
    })
    .reverse();

function readGiven({ comments }: CodeBlock): GivenValue | undefined {
  const [, name, label] = comments.map((comment) => GIVES.exec(comment)).find((found) => found !== null) ?? [];
  return name !== undefined && label !== undefined ? { name, label: label.replace(/\s+/g, ' ') } : undefined;
}

const readOutput = (block: CodeBlock | undefined): string | undefined =>
  block?.isBelowBlock && OUTPUT_TITLE.test(block.meta) ? block.code : undefined;

/** List the packages of the library that a block imports, without paths inside them. @example ['@yume-chan/adb'] */
export function listLibraryImports({ setup, code }: Pick<Sample, 'setup' | 'code'>): string[] {
  const found = `${setup}\n${code}`.matchAll(/(?:from|import)\s*\(?\s*["'](@yume-chan\/[\w-]+)/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}
