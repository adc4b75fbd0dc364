import { type ReactPortal, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import type { PathStep } from '../../common/upgrades.ts';
import {
  type ArticleElement,
  type ArticleNode,
  compareArticles,
  renameIds,
} from '../../packages/article-diff/index.ts';
import { createNodes, isHeading, listSection, textOf, watchOverflow } from '../articles/articles.ts';
import changed from '../articles/Changes.module.css';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Tab, Tabs } from '../content/Tabs.tsx';
import styles from './UpgradePage.module.css';

interface Props {
  step: PathStep;
  article: ArticleElement;
}

/** Show the text of a step from its guide. */
export function StepText({ step, article }: Props) {
  const { key, anchor, guide } = step;
  const nodes = useMemo(() => {
    const children = joinPairs(anchorTo(cutStep(article, anchor), guide.path));
    const text = renameIds({ tag: 'div', attributes: {}, children }, `${key} `.replace(/\W/g, '-'));
    return createNodes(text.children, words.changes);
  }, [article, anchor, guide.path, key]);
  return (
    <div className={`rp-doc ${changed.root} ${styles.text}`}>
      <Slice nodes={nodes} />
    </div>
  );
}

/** Cut a step out of its guide: from its heading to the next of its level or above. */
export function cutStep({ children }: ArticleElement, anchor: string): ArticleNode[] {
  const start = children.findIndex((node) => isHeading(node) && node.attributes.id === anchor);
  if (start >= 0) return listSection(children, start);
  const inner = children.map((node) => (typeof node === 'string' ? [] : cutStep(node, anchor)));
  return inner.find((nodes) => nodes.length > 0) ?? [];
}

/** Copy nodes, with links to their page's anchors that work anywhere. */
export function anchorTo(nodes: readonly ArticleNode[], path: string): ArticleNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { href } = node.attributes;
    // In a drawing, such an address means a part of the drawing.
    const attributes =
      node.tag === 'a' && href?.startsWith('#') ? { ...node.attributes, href: path + href } : node.attributes;
    return { ...node, attributes, children: anchorTo(node.children, path) };
  });
}

/** Join code of before and code of after, each below a line that says so, to one block that shows what differs. */
export function joinPairs(nodes: readonly ArticleNode[]): ArticleNode[] {
  const [before, old, after, block, ...rest] = nodes.filter((node) => typeof node === 'object' || node.trim() !== '');
  if (!before) return [];
  const [from, to] = [readCode(old), readCode(block)];
  if (!from || !to || textOf(before) !== words.before || textOf(after) !== words.after)
    return [before, ...joinPairs(nodes.slice(nodes.indexOf(before) + 1))];
  const read = ({ code }: typeof from) => ({
    article: { tag: 'div', attributes: {}, children: [code] },
    versionName: '',
    basePath: '/',
  });
  const { children } = compareArticles(read(from), read(to), { hasWholeLines: true }).article;
  const attributes = { ...to.block.attributes, 'data-code': textOf(to.code) };
  return [{ ...to.block, attributes, children: [to.row, { ...to.box, children }] }, ...joinPairs(rest)];
}

/** Read a block of code as `CodeBlock` drew it: a row with its language, and a box. */
function readCode(block: ArticleNode | undefined) {
  if (typeof block !== 'object') return undefined;
  const [row, box] = listElements(block);
  const [[name], [code]] = [listElements(row), listElements(box)];
  return row && box && code && name?.attributes['data-language'] !== undefined ? { block, row, box, code } : undefined;
}

const listElements = (element: ArticleElement | undefined): ArticleElement[] =>
  element?.children.filter((child) => typeof child === 'object') ?? [];

/** Insert nodes of a guide, with code that can be copied and tabs that can be chosen in place of what it has without scripts. */
function Slice({ nodes }: { nodes: readonly Node[] }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<ReactPortal[]>([]);

  // Before the browser paints: a text that comes later would move what is below it.
  useLayoutEffect(() => {
    const fragment = document.createDocumentFragment();
    fragment.append(...nodes.map((node) => node.cloneNode(true)));
    const names = [...fragment.querySelectorAll<HTMLElement>('[data-language], [data-group]')];
    setParts(names.filter((name) => !name.parentElement?.closest('[data-group]')).flatMap(replacePart));
    rootRef.current?.replaceChildren(fragment);
    watchOverflow(rootRef.current);
  }, [nodes]);

  return (
    <>
      <div ref={rootRef} style={{ display: 'contents' }} />
      {parts}
    </>
  );
}

/** Replace tabs, or the code block with a name, as `Tabs` and `CodeBlock` drew them: panels begin with the label of their tab. */
function replacePart(name: HTMLElement, index: number): ReactPortal[] {
  const { group, language } = name.dataset;
  const block = group === undefined ? name.parentElement?.parentElement : name;
  const code = block?.querySelector('pre');
  if (!block || !(group ?? code)) return [];
  const slot = document.createElement('div');
  block.replaceWith(slot);
  const part =
    group === undefined ? (
      <CodeBlock title={block.dataset.title} lang={language ?? ''} code={block.dataset.code}>
        <Slice nodes={code ? [code] : []} />
      </CodeBlock>
    ) : (
      <Tabs group={group}>
        {[...block.children].map(({ childNodes: [label, ...rest] }) => (
          <Tab key={label?.textContent} label={label?.textContent ?? ''}>
            <Slice nodes={rest} />
          </Tab>
        ))}
      </Tabs>
    );
  return [createPortal(part, slot, String(index))];
}
