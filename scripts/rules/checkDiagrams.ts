import { renderMermaidSVG as draw } from 'beautiful-mermaid';
import { visit } from 'unist-util-visit';
import { drawDiagram } from '../../common/docs/drawDiagram.ts';
import { type FileCache, keepIn } from '../../common/docs/FileCache.ts';
import { type Diagram, isDiagram, listDiagramProblems, readDiagram } from '../../common/docs/fences.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { lineOf, type Report } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import type { Docs, Site } from './rule.ts';

/** Find diagrams without a caption or a text alternative, and those that cannot be drawn. */
export const checkDiagrams = ({ tree }: Page, report: Report, _site?: Site, cache?: FileCache): void =>
  visitDiagrams(tree, (diagram, line) => {
    const lacks = listDiagramProblems(diagram);
    for (const message of lacks) report(line, message);
    const reason = lacks.length === 0 ? findReason(diagram, cache) : undefined;
    if (reason) report(line, `The diagram "${diagram.caption}" cannot be drawn: ${reason}`);
  });

function visitDiagrams(tree: Page['tree'], act: (diagram: Diagram, line: number) => void): void {
  visit(tree, 'code', (node) => {
    if (isDiagram(node)) act(readDiagram(node.meta ?? '', node.value), lineOf(node));
  });
}

function findReason(diagram: Diagram, cache?: FileCache): string | undefined {
  try {
    drawDiagram(diagram, { id: 'a', captionId: 'a' }, cache);
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

/** Find lines of diagrams without effect. Each is drawn once for each line. */
export const checkDiagramLines = ({ tree }: Page, report: Report, { cache }: Docs): void =>
  visitDiagrams(tree, (diagram, line) => {
    const ignored = keepIn(cache, `${digest(diagram.source)}-lines`, () =>
      findReason(diagram, cache) ? [] : listIgnoredLines(diagram.source),
    );
    for (const text of ignored)
      report(line, `The line "${text.trim()}" of the diagram changes nothing; it is not needed or not understood.`);
  });

/**
 * List a diagram's lines without effect: the renderer skips unknown lines, so drawings without each line are compared.
 */
function listIgnoredLines(source: string): string[] {
  const whole = draw(source);
  const lines = source.split('\n');
  return lines.filter((line, index) => {
    if (index === 0 || line.trim() === '' || line.trim().startsWith('%%')) return false;
    return drawWithout(index) === whole;
  });

  function drawWithout(index: number): string | undefined {
    try {
      return draw(lines.filter((_, other) => other !== index).join('\n'));
    } catch {
      // Undrawable without this line, so it has an effect.
      return undefined;
    }
  }
}
