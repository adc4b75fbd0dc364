import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** Find pages that do not begin with their one title, and headings that leave out a level or stand twice in their section. */
export function checkHeadings({ filePath, tree }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const problem = (line: number, message: string) => problems.push({ filePath, line, message });
  let depth = 0;
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading);
    const line = lineOf(heading);
    if (heading.depth === 1 && depth > 0) problem(line, `A second title, "${text}".`);
    else if (depth === 0 && heading.depth !== 1) problem(line, `"${text}" stands before the page's title.`);
    else if (heading.depth > depth + 1) problem(line, `"${text}" is at level ${heading.depth} below level ${depth}.`);
    if (text.trim() === '') problem(line, 'A heading without words.');
    depth = heading.depth;
  });
  if (depth === 0) problem(1, 'The page has no title.');
  return problems;
}
