import type { Block } from './blocks.ts';

/** What becomes of one block, or of a pair of blocks, in the merged article. */
export type Plan = Kept | Words | Inside | Single | Row | Cell | Filler;

/** A block that reads the same in both articles. */
export interface Kept {
  kind: 'kept';
  block: Block;
}

/** Two texts that differ. */
export interface Words {
  kind: 'words';
  old: Block;
  new: Block;
}

/** Two blocks that differ somewhere inside. */
export interface Inside {
  kind: 'inside';
  block: Block;
  parts: Plan[];
}

/** A block of one article alone. */
export interface Single {
  kind: 'single';
  change: 'added' | 'removed';
  block: Block;
  /** Set where the other article has the block at another place. Both places share it. */
  move?: Move;
}

/** A block that stands at two places. */
export interface Move {
  /** What differs between the two places; undefined where they read the same. */
  difference?: Plan;
}

/** A row of a table whose columns are matched. */
export interface Row {
  kind: 'row';
  block: Block;
  cells: Plan[];
  /** Set where one table alone has the row. */
  single?: Single;
}

/** A cell of a column that one table alone has. */
export interface Cell {
  kind: 'cell';
  block: Block;
  column: Column;
}

/** A column of one table alone. Its cells share it. */
export interface Column {
  change: 'added' | 'removed';
}

/** An empty cell, where a row of one article crosses a column of the other. */
export interface Filler {
  kind: 'filler';
}
