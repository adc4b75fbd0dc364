import type { Sample } from '../../samples/listSamples.ts';

/** Most columns that a page shows on a screen of 1280 px without scrolling sideways. */
export const MAX_COLUMNS = 80;

/** Columns of a tab, as the theme draws it: `theme/content/CodeBlock.module.css`. */
const TAB = 4;

/** The longest line of a sample that is too wide. */
export interface WideSample {
  filePath: string;
  /** Line in the file, counted from 1. */
  line: number;
  columns: number;
}

/** List the samples that are wider than a page, each with its longest line. */
export function listWideSamples(samples: readonly Sample[]): WideSample[] {
  return samples.flatMap(({ filePath, line, code }) => {
    const widths = code.split('\n').map(countColumns);
    const columns = Math.max(...widths);
    return columns > MAX_COLUMNS ? [{ filePath, line: line + widths.indexOf(columns), columns }] : [];
  });
}

/** Count the columns of a line. A marker such as `// [!code highlight]` is not shown. */
function countColumns(text: string): number {
  let columns = 0;
  for (const letter of text.replace(/\s*\/\/\s*\[!code highlight\]\s*$/, ''))
    columns += letter === '\t' ? TAB - (columns % TAB) : 1;
  return columns;
}
