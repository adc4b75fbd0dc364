import { readShownTitle } from '../../common/docs/fences.ts';
import type { CodeBlock } from '../../common/docs/markdownNode.ts';
import { isTypeScript } from '../../common/docs/pageModel.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import type { LibraryConfig } from '../../common/library.ts';
import type { SampleField } from '../../common/samples.ts';

export interface Sample extends Pick<CodeBlock, 'id' | 'line' | 'code' | 'headingId'> {
  filePath: string;
  /** Hidden lines before the code, from `<!-- setup … -->`. */
  setup: string;
  /** Why the block is not checked, from `<!-- unchecked: … -->`. */
  skipReason: string | undefined;
  /** Why the block is checked but not run, from `<!-- not run: … -->`. */
  noRunReason: string | undefined;
  /** Texts that readers may change, from `<!-- field path: '/a' -->`. */
  fields: SampleField[];
  /** Printed text: a block below with the title `Output`; only `Packets` may be between. */
  output: ShownText | undefined;
  /** Packets on the wire: a block below with the title `Packets`; only `Output` may be between. */
  packets: ShownText | undefined;
  /** The value for other blocks, from `<!-- gives boat: in a browser -->`. */
  gives: GivenValue | undefined;
}

export interface ShownText {
  text: string;
  /** First line in the file, from 1. */
  line: number;
  /** The line after the last one. */
  endLine: number;
}

/** A value that other blocks declare: `declare const boat: Boat`. */
interface GivenValue {
  name: string;
  label: string;
}

const SETUP = /^<!--\s*setup\n([\s\S]*?)\n?-->$/;
const SKIP_REASON = /^<!--\s*unchecked:\s*([\s\S]+?)\s*-->$/;
const NO_RUN_REASON = /^<!--\s*not run:\s*([\s\S]+?)\s*-->$/;
const FIELD = /^<!--\s*field\b\s*([\s\S]*?)\s*-->$/;
const FIELD_CONTENT = /^([a-z]\w*):\s*('[^'\\\n]*'|"[^"\\\n]*")$/;
const GIVES = /^<!--\s*gives ([A-Za-z_$][\w$]*):\s*([\s\S]+?)\s*-->$/;

const known = new WeakMap<Page['model'], Sample[]>();

/** List a page's TypeScript blocks in order: the same samples for each step that asks. */
export function listSamples({ filePath, model }: Pick<Page, 'filePath' | 'model'>): Sample[] {
  const samples = known.get(model) ?? readSamples(filePath, model);
  known.set(model, samples);
  return samples;
}

function readSamples(filePath: string, { blocks }: Page['model']): Sample[] {
  return blocks.flatMap((block, index): Sample[] => {
    if (!isTypeScript(block.language)) return [];
    const find = (pattern: RegExp) =>
      block.comments.map((comment) => pattern.exec(comment)?.[1]).find((found) => found !== undefined);
    return [
      {
        filePath,
        id: block.id,
        line: block.line,
        code: block.code,
        headingId: block.headingId,
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

/** An unreadable field has no name and its whole text. */
const listFields = ({ comments }: CodeBlock): SampleField[] =>
  comments
    .flatMap((comment) => FIELD.exec(comment)?.[1] ?? [])
    .map((text) => {
      const [, name = '', literal = text] = FIELD_CONTENT.exec(text) ?? [];
      return { name, literal };
    })
    .reverse();

function readShown(below: readonly CodeBlock[]): Pick<Sample, 'output' | 'packets'> {
  const shown = new Map<string | undefined, ShownText>();
  for (const block of below) {
    const title = readShownTitle(block);
    if (!block.isBelowBlock || title === undefined || shown.has(title)) break;
    shown.set(title, { text: block.code, line: block.line, endLine: block.endLine });
  }
  return { output: shown.get('Output'), packets: shown.get('Packets') };
}

/** List lines of packet blocks without a sample. */
export function listLonelyPackets(page: Pick<Page, 'filePath' | 'model'>): number[] {
  const claimed = listSamples(page).map(({ packets }) => packets?.line);
  return page.model.blocks
    .filter((block) => readShownTitle(block) === 'Packets' && !claimed.includes(block.line))
    .map(({ line }) => line);
}

function readGiven({ comments }: CodeBlock): GivenValue | undefined {
  const [, name, label] = comments.map((comment) => GIVES.exec(comment)).find((found) => found !== null) ?? [];
  return name !== undefined && label !== undefined ? { name, label: label.replace(/\s+/g, ' ') } : undefined;
}

const IMPORTED = /(?:from|import)\s*\(?\s*["'](@[\w.-]+\/[\w-]+)/g;

/** List a block's library packages. @example ['@harbor/boats'] */
export function listLibraryImports(
  { setup, code }: Pick<Sample, 'setup' | 'code'>,
  library: LibraryConfig | undefined,
): string[] {
  if (!library) return [];
  const names = [...`${setup}\n${code}`.matchAll(IMPORTED)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name.startsWith(library.packageScope)).sort();
}
