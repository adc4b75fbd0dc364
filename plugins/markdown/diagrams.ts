import type { RspressPlugin } from '@rspress/core';
import { isDiagram, listDiagramProblems, readDiagram } from '../../common/diagram.ts';
import { type ContentFolder, createContentError, nameContentFile } from './contentError.ts';
import { drawDiagram } from './drawDiagram.ts';
import { createElement, type MarkdownNode, remark } from './markdownElement.ts';

/** Draw `mermaid` fences as accessible figures in the theme's colours. Markdown copies keep the fence. */
export const diagrams = (folder: ContentFolder): RspressPlugin =>
  remark('diagrams', (tree, file) => drawFences(tree, nameContentFile(folder, file.path)));

/** Draw a page's diagrams. Throws, with page and line, where one cannot be drawn. */
export function drawFences(tree: MarkdownNode, filePath: string): void {
  let count = 0;
  const visit = (node: MarkdownNode): void => {
    if (!node.children) return;
    node.children = node.children.map((child) => {
      if (isDiagram(child)) return drawFence(child, filePath, ++count);
      visit(child);
      return child;
    });
  };
  visit(tree);
}

function drawFence({ meta, value = '', position }: MarkdownNode, filePath: string, number: number): MarkdownNode {
  const diagram = readDiagram(meta ?? '', value);
  const fail = (reason: string, cause?: unknown) =>
    createContentError({ filePath, line: position?.start.line }, reason, cause);
  const [problem] = listDiagramProblems(diagram);
  if (problem) throw fail(problem);
  const id = `diagram${number}`;
  const captionId = `${id}-caption`;
  try {
    const picture = drawDiagram(diagram, { id, captionId });
    return createElement('docs-diagram', { caption: diagram.caption, captionId }, [picture]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw fail(`The diagram "${diagram.caption}" cannot be drawn: ${reason}`, cause);
  }
}
