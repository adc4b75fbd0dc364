import { drawDiagram } from '../../common/docs/drawDiagram.ts';
import { isDiagram, readDiagram } from '../../common/docs/fences.ts';
import { createElement, type MarkdownNode } from '../../common/docs/markdownNode.ts';
import { shellId } from '../../common/pageHtml.ts';
import { replaceNodes } from './markdownElement.ts';

/** Draw `mermaid` fences as accessible figures in the theme's colours. Markdown copies keep the fence. Throws where one cannot be drawn. */
export function diagrams(tree: MarkdownNode): void {
  let count = 0;
  replaceNodes(tree, (node) => [isDiagram(node) ? drawFence(node, ++count) : node]);
}

function drawFence({ meta, value = '' }: MarkdownNode, number: number): MarkdownNode {
  const diagram = readDiagram(meta ?? '', value);
  const id = shellId(`diagram${number}`);
  const captionId = `${id}-caption`;
  const picture = drawDiagram(diagram, { id, captionId });
  return createElement('docs-diagram', { caption: diagram.caption, captionId }, [picture]);
}
