import { drawDiagram } from '../../common/docs/drawDiagram.ts';
import type { FileCache } from '../../common/docs/FileCache.ts';
import { isDiagram, readDiagram } from '../../common/docs/fences.ts';
import { createElement, type MarkdownNode } from '../../common/docs/markdownNode.ts';
import { shellId } from '../../common/pageHtml.ts';
import { type Change, replaceNodes } from './markdownElement.ts';

/** Draw `mermaid` fences as accessible figures in the theme's colours. Markdown copies keep the fence. Throws where one cannot be drawn. */
export const diagrams =
  (cache?: FileCache): Change =>
  (tree) => {
    let count = 0;
    replaceNodes(tree, (node) => [isDiagram(node) ? drawFence(node, ++count, cache) : node]);
  };

function drawFence({ meta, value = '' }: MarkdownNode, number: number, cache?: FileCache): MarkdownNode {
  const diagram = readDiagram(meta ?? '', value);
  const id = shellId(`diagram${number}`);
  const captionId = `${id}-caption`;
  const picture = drawDiagram(diagram, { id, captionId }, cache);
  return createElement('docs-diagram', { caption: diagram.caption, captionId }, [picture]);
}
