import { visit } from 'unist-util-visit';
import { isDiagram, listDiagramProblems, readDiagram } from '../../../common/diagram.ts';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';
import { listIgnoredLines } from './listIgnoredLines.ts';

/** Find diagrams without a caption or a text alternative, undrawable ones, and lines without effect. */
export function checkDiagrams({ filePath, tree }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    if (!isDiagram(node)) return;
    const diagram = readDiagram(node.meta ?? '', node.value);
    const lacks = listDiagramProblems(diagram);
    for (const message of lacks.length > 0 ? lacks : listSourceProblems(diagram.source))
      problems.push({ filePath, line: lineOf(node), message });
  });
  return problems;
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
