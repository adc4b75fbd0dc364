import type { DialectNode } from './dialectNode.ts';
import { dropTitle, readFenceTitle, rewriteLabel } from './fenceTitle.ts';

/** The kind of container that VitePress draws as tabs. */
export const CODE_GROUP = 'code-group';

const OPEN = new RegExp(`^(:{3,})[ \\t]*${CODE_GROUP}[ \\t]*$`);
/** A language with lines that stand out, or with a word about line numbers, behind it: `ts{1,3}`, `ts:line-numbers`. */
const LANGUAGE = /^([^\s{:]+)(?::(?:no-)?line-numbers(?:=\d+)?)?(\{[\d,-]+\})?$/;

/** Write a fence of VitePress as the framework reads it: its title, and the lines that stand out. */
export function rewriteFence(code: DialectNode): void {
  if (code.type !== 'code') return;
  const [, language, lines] = LANGUAGE.exec(code.lang ?? '') ?? [];
  const meta = [lines, rewriteLabel(code.meta ?? '')].filter(Boolean).join(' ');
  if (language !== undefined) code.lang = language;
  if (meta !== '') code.meta = meta;
}

/**
 * Fold fences between `::: code-group` and `:::` into tabs, which are named by the titles of the fences. A group with anything
 * else in it, and one with two fences of the same title, stays text.
 */
export function foldCodeGroups(blocks: readonly DialectNode[]): DialectNode[] {
  const start = blocks.findIndex((block) => OPEN.test(readLine(block)));
  const open = blocks[start];
  if (!open) return [...blocks];
  const [, marks = ''] = OPEN.exec(readLine(open)) ?? [];
  const end = blocks.findIndex((block, index) => index > start && readLine(block) === marks);
  const fences = blocks.slice(start + 1, end);
  const labels = fences.map(({ lang, meta }) => readFenceTitle(meta ?? '') ?? lang ?? '');
  const isGroup =
    end > start + 1 && fences.every(({ type }) => type === 'code') && new Set(labels).size === fences.length;
  if (!isGroup) return [...blocks.slice(0, start + 1), ...foldCodeGroups(blocks.slice(start + 1))];
  const tabs = fences.map((fence, index) =>
    createElement('docs-tab', { label: labels[index] ?? '' }, [{ ...fence, meta: dropTitle(fence.meta ?? '') }]),
  );
  // Groups with the same labels change together, as tabs with the same name do.
  const group = createElement('docs-tabs', { group: labels.join(' ') }, tabs);
  return [...blocks.slice(0, start), { ...group, position: open.position }, ...foldCodeGroups(blocks.slice(end + 1))];
}

/** Read the only line of a paragraph; empty for any other block. */
const readLine = ({ type, children: [only, ...others] = [] }: DialectNode): string =>
  type === 'paragraph' && only?.type === 'text' && others.length === 0 ? (only.value ?? '') : '';

const createElement = (hName: string, hProperties: Record<string, string>, children: DialectNode[]): DialectNode => ({
  type: 'docsElement',
  data: { hName, hProperties },
  children,
});
