import { anonymousBlock, type Block, type Digest } from './blocks.ts';
import { type Pair, pairBlocks } from './pairBlocks.ts';
import type { Column, Plan, Row, Single } from './plan.ts';
import { sumWords, type Weighed } from './similarity.ts';

const SECTION_TAGS = ['thead', 'tbody', 'tfoot'];

export interface Planner {
  digest: Digest;
  /** Blocks of one article alone, which may have moved. */
  singles: Single[];
}

/** `column` is set if one table alone has it. */
type ColumnPair = Pair & { column: Column | undefined };

interface TablePlanner extends Planner {
  columns: readonly ColumnPair[];
}

/** Plan the merge of two blocks. */
export function planPair(old: Block, block: Block, planner: Planner): Plan {
  if (old.digest === block.digest) return { kind: 'kept', block };
  if (old.kind === 'words' && block.kind === 'words') return { kind: 'words', old, new: block };
  const parts =
    block.element.tag === 'table'
      ? planTable(old.children, block.children, planner)
      : planBlocks(partsOf(old, planner), partsOf(block, planner), partPlanner(block, planner));
  return { kind: 'inside', block, parts };
}

/** Plan the merge of two lists. */
export function planBlocks(olds: readonly Block[], news: readonly Block[], planner: Planner): Plan[] {
  return pairBlocks(olds, news).flatMap((pair) => {
    const old = olds[pair.old ?? -1];
    const block = news[pair.new ?? -1];
    if (old && block) return [planPair(old, block, planner)];
    return planSingle('removed', old, planner) ?? planSingle('added', block, planner) ?? [];
  });
}

function planSingle(change: Single['change'], block: Block | undefined, { singles }: Planner): Single | undefined {
  if (block === undefined) return undefined;
  const single: Single = { kind: 'single', change, block };
  singles.push(single);
  return single;
}

/** Lines of code do not move: too many are alike. */
const partPlanner = ({ kind }: Block, planner: Planner): Planner =>
  kind === 'lines' ? { ...planner, singles: [] } : planner;

/** List the parts of a block. The text of a list item is one beside others. */
export function partsOf(block: Block, { digest }: Planner): readonly Block[] {
  if (block.kind !== 'words') return block.children;
  return block.tokens.length === 0 ? [] : [anonymousBlock(block.tokens, block.element.children, digest)];
}

/** Columns are matched first, then rows by common columns. */
function planTable(olds: readonly Block[], news: readonly Block[], planner: Planner): Plan[] {
  const columns = pairBlocks(listColumns(olds), listColumns(news)).map((pair) => ({
    ...pair,
    column: readColumn(pair),
  }));
  return pairBlocks(olds, news).flatMap((pair): Plan[] => {
    const old = olds[pair.old ?? -1];
    const section = news[pair.new ?? -1];
    const block = section ?? old;
    if (block === undefined || !SECTION_TAGS.includes(block.element.tag)) {
      return planBlocks(old ? [old] : [], section ? [section] : [], planner);
    }
    const parts = planRows(old?.children ?? [], section?.children ?? [], { ...planner, columns });
    return [{ kind: 'inside', block, parts }];
  });
}

function readColumn(pair: Pair): Column | undefined {
  if (pair.old === undefined) return { change: 'added' };
  return pair.new === undefined ? { change: 'removed' } : undefined;
}

function listColumns(sections: readonly Block[]): Weighed[] {
  const rows = sections.flatMap(({ element, children }) => (SECTION_TAGS.includes(element.tag) ? children : []));
  const length = Math.max(0, ...rows.map(({ children }) => children.length));
  return Array.from({ length }, (_, position) => {
    const cells = rows.flatMap(({ children }) => children[position] ?? []);
    const head = cells[0]?.size ? cells.slice(0, 1) : cells;
    return { sort: 'column', digest: joinDigests(head), ...sumWords(cells) };
  });
}

const joinDigests = (cells: readonly Block[]): string => cells.map(({ digest }) => digest).join('\n');

function planRows(olds: readonly Block[], news: readonly Block[], planner: TablePlanner): Plan[] {
  const common = planner.columns.filter(({ column }) => column === undefined);
  const oldRows = olds.map((row) => weighCells(row, common, 'old'));
  const newRows = news.map((row) => weighCells(row, common, 'new'));
  return pairRows(oldRows, newRows).flatMap((pair) => planRow(olds[pair.old ?? -1], news[pair.new ?? -1], planner));
}

/** The only row of a section, such as the head, always matches. */
function pairRows(olds: readonly Weighed[], news: readonly Weighed[]): Pair[] {
  return olds.length === 1 && news.length === 1 ? [{ old: 0, new: 0 }] : pairBlocks(olds, news);
}

function weighCells({ children }: Block, columns: readonly ColumnPair[], side: 'old' | 'new'): Weighed {
  const cells = columns.flatMap((pair) => children[pair[side] ?? -1] ?? []);
  const [name] = cells;
  return { sort: 'row', digest: joinDigests(cells), ...sumWords(cells), lead: name?.size ? name.digest : undefined };
}

function planRow(old: Block | undefined, row: Block | undefined, planner: TablePlanner): Row[] {
  const block = row ?? old;
  if (block === undefined) return [];
  const cells = planner.columns.flatMap((pair) => planCell(old, row, { pair, planner }));
  if (old && row) return [{ kind: 'row', block, cells }];
  const single: Single = { kind: 'single', change: row ? 'added' : 'removed', block };
  planner.singles.push(single);
  return [{ kind: 'row', block, cells, single }];
}

function planCell(
  old: Block | undefined,
  row: Block | undefined,
  place: { pair: ColumnPair; planner: Planner },
): Plan[] {
  const { pair, planner } = place;
  const oldCell = old?.children[pair.old ?? -1];
  const cell = row?.children[pair.new ?? -1];
  if (oldCell && cell) return [planPair(oldCell, cell, planner)];
  const only = cell ?? oldCell;
  if (only === undefined) return [{ kind: 'filler', column: pair.column }];
  if (!old || !row) return [{ kind: 'kept', block: only }];
  // A row may lack the cell of a common column.
  return [{ kind: 'cell', block: only, column: pair.column ?? { change: cell ? 'added' : 'removed' } }];
}
