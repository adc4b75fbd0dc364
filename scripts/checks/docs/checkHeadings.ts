import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** Find pages that do not begin with their one title, and headings that leave out a level or are repeated in their section. */
export function checkHeadings({ filePath, tree }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const problem = (line: number, message: string) => problems.push({ filePath, line, message });
  let depth = 0;
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading);
    const line = lineOf(heading);
    if (heading.depth === 1 && depth > 0) problem(line, `The page has a second title, "${text}".`);
    else if (depth === 0 && heading.depth !== 1) problem(line, `"${text}" is before the page's title.`);
    else if (heading.depth > depth + 1) problem(line, `"${text}" is at level ${heading.depth} below level ${depth}.`);
    if (text.trim() === '') problem(line, 'The heading is empty.');
    depth = heading.depth;
  });
  if (depth === 0) problem(1, 'The page has no title.');
  return problems;
}
