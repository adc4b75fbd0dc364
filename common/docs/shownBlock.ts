import { readFenceTitle } from './markedCode.ts';
import type { CodeBlock } from './pageModel.ts';

const SHOWN_TITLES = ['Output', 'Packets'];

/** Read what a block shows of a sample: `Output` or `Packets`. */
export function readShownTitle({ meta }: Pick<CodeBlock, 'meta'>): string | undefined {
  const title = readFenceTitle(meta) ?? '';
  return SHOWN_TITLES.includes(title) ? title : undefined;
}
