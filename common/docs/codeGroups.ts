import type { DialectNode } from './dialectNode.ts';
import { dropTitle, readFenceTitle, rewriteLabel } from './fenceTitle.ts';

export const CODE_GROUP = 'code-group';

const OPEN = new RegExp(`^(:{3,})[ \\t]*${CODE_GROUP}[ \\t]*$`);
/** `ts{1,3}`, `ts:line-numbers`. */
const LANGUAGE = /^([^\s{:]+)(?::(?:no-)?line-numbers(?:=\d+)?)?(\{[\d,-]+\})?$/;

/** Rewrite a fence of VitePress for the framework: title and highlighted lines. */
export function rewriteFence(code: DialectNode): void {
  if (code.type !== 'code') return;
  if (code.lang?.startsWith('[')) {
    code.meta = [code.lang, code.meta].filter(Boolean).join(' ');
    code.lang = 'text';
  }
  const [, language, lines] = LANGUAGE.exec(code.lang ?? '') ?? [];
  const meta = [lines, rewriteLabel(code.meta ?? '')].filter(Boolean).join(' ');
  if (language !== undefined) code.lang = language;
  if (meta !== '') code.meta = meta;
}

/** Fold fences between `::: code-group` and `:::` into tabs. A group with other content, or with one title twice, stays text. */
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
  // Groups with the same labels change together.
  const group = createElement('docs-tabs', { group: labels.join(' ') }, tabs);
  return [...blocks.slice(0, start), { ...group, position: open.position }, ...foldCodeGroups(blocks.slice(end + 1))];
}

const readLine = ({ type, children: [only, ...others] = [] }: DialectNode): string =>
  type === 'paragraph' && only?.type === 'text' && others.length === 0 ? (only.value ?? '') : '';

const createElement = (hName: string, hProperties: Record<string, string>, children: DialectNode[]): DialectNode => ({
  type: 'docsElement',
  data: { hName, hProperties },
  children,
});
