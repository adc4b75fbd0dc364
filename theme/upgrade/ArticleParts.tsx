import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ArticleNode } from '../../packages/article-diff/index.ts';
import { createNodes } from '../articles/createNodes.ts';
import { watchOverflow } from '../articles/watchOverflow.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Tab, Tabs } from '../content/Tabs.tsx';
import { splitParts } from './splitParts.ts';

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
