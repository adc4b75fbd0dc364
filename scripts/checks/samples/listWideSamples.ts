import { parseMarkedCode } from '../../../common/docs/markedCode.ts';
import type { Sample } from '../../samples/listSamples.ts';

/** Columns that fit a 1280 px screen without scrolling sideways. */
export const MAX_COLUMNS = 80;

/** Columns of a tab: `theme/content/CodeBlock.module.css`. */
const TAB = 4;

export interface WideSample {
  filePath: string;
  /** In the file, from 1. */
  line: number;
  columns: number;
}

/** List too wide samples with their longest lines. */
export function listWideSamples(samples: readonly Sample[]): WideSample[] {
  return samples.flatMap(({ filePath, line, code }) => {
    const widths = parseMarkedCode(code).code.split('\n').map(countColumns);
    const columns = Math.max(...widths);
    return columns > MAX_COLUMNS ? [{ filePath, line: line + widths.indexOf(columns), columns }] : [];
  });
}

function countColumns(text: string): number {
  let columns = 0;
  for (const letter of text) columns += letter === '\t' ? TAB - (columns % TAB) : 1;
  return columns;
}
