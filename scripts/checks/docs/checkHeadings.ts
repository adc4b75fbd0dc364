import type { DocsPage, Problem } from '../../content/readDocs.ts';

/** Find pages that do not begin with their only title, and headings that skip a level or repeat in their section. */
export function checkHeadings({ filePath, model }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const problem = (line: number, message: string) => problems.push({ filePath, line, message });
  let depth = 0;
  for (const heading of model.headings) {
    const { text, line } = heading;
    if (heading.depth === 1 && depth > 0) problem(line, `The page has a second title, "${text}".`);
    else if (depth === 0 && heading.depth !== 1) problem(line, `"${text}" is before the page's title.`);
    else if (heading.depth > depth + 1) problem(line, `"${text}" is at level ${heading.depth} below level ${depth}.`);
    if (text === '') problem(line, 'The heading is empty.');
    depth = heading.depth;
  }
  if (depth === 0) problem(1, 'The page has no title.');
  return problems;
}
