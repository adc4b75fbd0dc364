import type { RspressPlugin } from '@rspress/core';
import { closeComment, openComment } from '../../common/contentComments.ts';
import { createElement, type MarkdownNode, remark } from './markdownElement.ts';

const OPEN = openComment('tabs');
const CLOSE = closeComment('tabs');

/**
 * Turn `<!-- tabs: group -->` … `<!-- /tabs -->` into tabs: a paragraph of only bold text starts one. On GitHub, all parts show.
 */
export const tabs = (): RspressPlugin =>
  remark('tabs', (tree) => {
    tree.children = foldTabs(tree.children ?? []);
  });

/** Fold a page's tabs. Throws on a missing end, or words before the first tab. */
export function foldTabs(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const start = blocks.findIndex(({ type, value = '' }) => type === 'html' && OPEN.test(value));
  if (start < 0) return [...blocks];
  const [, group = ''] = OPEN.exec(blocks[start]?.value ?? '') ?? [];
  const end = blocks.findIndex(({ value = '' }, index) => index > start && CLOSE.test(value));
  if (end < 0) throw new Error(`The tabs "${group}" are not closed: <!-- /tabs --> is missing.`);
  const panels = foldPanels(blocks.slice(start + 1, end), group);
  const folded = createElement('docs-tabs', { group }, panels);
  return [...blocks.slice(0, start), folded, ...foldTabs(blocks.slice(end + 1))];
}

function foldPanels(blocks: readonly MarkdownNode[], group: string): MarkdownNode[] {
  const panels: { label: string; children: MarkdownNode[] }[] = [];
  for (const block of blocks) {
    const label = readLabel(block);
    if (label) panels.push({ label, children: [] });
    else {
      const panel = panels.at(-1);
      if (!panel) throw new Error(`The tabs "${group}" begin without a label: a paragraph of bold text alone.`);
      panel.children.push(block);
    }
  }
  return panels.map(({ label, children }) => createElement('docs-tab', { label }, children));
}

function readLabel({ type, children = [] }: MarkdownNode): string | undefined {
  const [only, ...others] = children;
  if (type !== 'paragraph' || only?.type !== 'strong' || others.length > 0) return undefined;
  return only.children?.map(({ value = '' }) => value).join('');
}
