import { readFenceTitle } from '../../common/docs/fenceTitle.ts';
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
  /** What the block prints: a block of text with the title `Output` below, with nothing but `Packets` between. */
  output: ShownText | undefined;
  /** The packets that cross the wire: a block of text with the title `Packets` below, with nothing but `Output` between. */
  packets: ShownText | undefined;
  /** The value that other blocks may take from this one. Written as `<!-- gives adb: in a browser -->` above the block. */
  gives: GivenValue | undefined;
}

/** What a page says that a sample gives. */
export interface ShownText {
  text: string;
  /** Line of its first line in the file, counted from 1. */
  line: number;
  /** Line behind its last one. */
  endLine: number;
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
const SHOWN_TITLES = ['Output', 'Packets'];

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
        ...readShown(blocks.slice(index + 1, index + 3)),
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

/** Read the blocks below a sample: one of each title, in either order. */
function readShown(below: readonly CodeBlock[]): Pick<Sample, 'output' | 'packets'> {
  const shown = new Map<string | undefined, ShownText>();
  for (const block of below) {
    const title = readShownTitle(block);
    if (!block.isBelowBlock || title === undefined || shown.has(title)) break;
    shown.set(title, { text: block.code, line: block.line, endLine: block.endLine });
  }
  return { output: shown.get('Output'), packets: shown.get('Packets') };
}

function readShownTitle({ meta }: CodeBlock): string | undefined {
  const title = readFenceTitle(meta) ?? '';
  return SHOWN_TITLES.includes(title) ? title : undefined;
}

/** List the lines of blocks of packets that stand below no sample, so that no run gives them. */
export function listLonelyPackets(page: PageText): number[] {
  const claimed = listSamples(page).map(({ packets }) => packets?.line);
  return listCodeBlocks(page.text)
    .filter((block) => readShownTitle(block) === 'Packets' && !claimed.includes(block.line))
    .map(({ line }) => line);
}
function readGiven({ comments }: CodeBlock): GivenValue | undefined {
  const [, name, label] = comments.map((comment) => GIVES.exec(comment)).find((found) => found !== null) ?? [];
  return name !== undefined && label !== undefined ? { name, label: label.replace(/\s+/g, ' ') } : undefined;
}

/** List the packages of the library that a block imports, without paths inside them. @example ['@yume-chan/adb'] */
export function listLibraryImports({ setup, code }: Pick<Sample, 'setup' | 'code'>): string[] {
  const found = `${setup}\n${code}`.matchAll(/(?:from|import)\s*\(?\s*["'](@yume-chan\/[\w-]+)/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}
