import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PathStep } from '../../common/upgrades.ts';
import { type ArticleElement, type ArticleNode, HEADING, renameIds } from '../../packages/article-diff/index.ts';
import { createNodes } from '../articles/createNodes.ts';
import { watchOverflow } from '../articles/watchOverflow.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Tab, Tabs } from '../content/Tabs.tsx';
import { splitParts } from './splitParts.ts';
import styles from './UpgradePage.module.css';

interface Props {
  step: PathStep;
  article: ArticleElement;
}

/** Show the text of a step from its guide. */
export function StepText({ step, article }: Props) {
  const { key, anchor, guide } = step;
  const nodes = useMemo(() => {
    const children = anchorTo(cutStep(article, anchor), guide.path);
    return renameIds({ tag: 'div', attributes: {}, children }, `${key} `.replace(/\W/g, '-')).children;
  }, [article, anchor, guide.path, key]);
  return (
    <div className={`rp-doc ${styles.text}`}>
      <ArticleParts nodes={nodes} />
    </div>
  );
}

/** Cut a step out of its guide: from its heading to the next of its level or above. */
export function cutStep(article: ArticleElement, anchor: string): ArticleNode[] {
  const { children } = article;
  const start = children.findIndex(
    (node) => typeof node === 'object' && isHeading(node) && node.attributes.id === anchor,
  );
  if (start < 0) {
    const inner = children.map((node) => (typeof node === 'string' ? [] : cutStep(node, anchor)));
    return inner.find((nodes) => nodes.length > 0) ?? [];
  }
  const level = levelOf(children[start]);
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => levelOf(node) <= level);
  return end < 0 ? rest : rest.slice(0, end);
}

const isHeading = ({ tag }: ArticleElement): boolean => HEADING.test(tag);

/** For anything but a heading, one below all headings. */
const levelOf = (node: ArticleNode | undefined): number =>
  typeof node === 'object' && isHeading(node) ? Number(node.tag.slice(1)) : 7;

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

/** Draw nodes of an article, with code that can be copied and tabs that can be chosen. */
export function ArticleParts({ nodes }: { nodes: readonly ArticleNode[] }) {
  const parts = useMemo(() => splitParts(nodes), [nodes]);
  return parts.map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    if (part.kind === 'nodes') return <Nodes key={index} nodes={part.nodes} />;
    if (part.kind === 'code')
      return (
        <CodeBlock key={index} title={part.title ?? ''} lang={part.lang}>
          <Nodes nodes={part.nodes} />
        </CodeBlock>
      );
    return (
      <Tabs key={index} group={part.group}>
        {part.tabs.map((tab) => (
          <Tab key={tab.label} label={tab.label}>
            <ArticleParts nodes={tab.nodes} />
          </Tab>
        ))}
      </Tabs>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
  });
}

function Nodes({ nodes }: { nodes: readonly ArticleNode[] }) {
  const rootRef = useRef<HTMLDivElement>(null);
  // Before the browser paints: a text that comes later would move what is below it.
  useLayoutEffect(() => {
    rootRef.current?.replaceChildren(...createNodes(nodes));
    watchOverflow(rootRef.current);
  }, [nodes]);
  return <div ref={rootRef} style={{ display: 'contents' }} />;
}
