import { renderMermaidSVG as draw } from 'beautiful-mermaid';
import { visit } from 'unist-util-visit';
import { isDiagram, listDiagramProblems, readDiagram } from '../../../common/docs/fences.ts';
import { type DocsPage, lineOf, type Report } from '../../content/readDocs.ts';

/** Find diagrams without a caption or a text alternative, undrawable ones, and lines without effect. */
export function checkDiagrams({ tree }: DocsPage, report: Report): void {
  visit(tree, 'code', (node) => {
    if (!isDiagram(node)) return;
    const diagram = readDiagram(node.meta ?? '', node.value);
    const lacks = listDiagramProblems(diagram);
    for (const message of lacks.length > 0 ? lacks : listSourceProblems(diagram.source)) report(lineOf(node), message);
  });
}

const known = new Map<string, string[]>();

/** Cached: versions share most diagrams, and each is drawn once for each line. */
function listSourceProblems(source: string): string[] {
  const problems = known.get(source) ?? drawLines(source);
  known.set(source, problems);
  return problems;
}

function drawLines(source: string): string[] {
  try {
    return listIgnoredLines(source).map(
      (line) => `The line "${line.trim()}" of the diagram changes nothing; it is not needed or not understood.`,
    );
  } catch (error) {
    return [`The diagram cannot be drawn: ${error instanceof Error ? error.message : error}`];
  }
}

/**
 * List a diagram's lines without effect: the renderer skips unknown lines, so drawings without each line are compared. Throws an
 * Error for an undrawable diagram.
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
