import type { Block } from './blocks.ts';

export type Plan = Kept | Words | Inside | Single | Row | Cell | Filler;

interface Kept {
  kind: 'kept';
  block: Block;
}

export interface Words {
  kind: 'words';
  old: Block;
  new: Block;
}

export interface Inside {
  kind: 'inside';
  block: Block;
  parts: Plan[];
}

/** Of one article alone. */
export interface Single {
  kind: 'single';
  change: 'added' | 'removed';
  block: Block;
  move?: Move;
}

export interface Move {
  /** Undefined if both places read the same. */
  difference?: Plan;
}

export interface Row {
  kind: 'row';
  block: Block;
  cells: Plan[];
  /** Set for a row of one table alone. */
  single?: Single;
}

export interface Cell {
  kind: 'cell';
  block: Block;
  column: Column;
}

/** Of one table alone, shared by its cells. */
export interface Column {
  change: 'added' | 'removed';
}

/** Where a row of one article crosses a column of the other. */
interface Filler {
  kind: 'filler';
  column: Column | undefined;
}
