import type { DocsPage, Problem } from '../../content/readDocs.ts';

// Search engines truncate longer descriptions; shorter ones say too little.
const SHORTEST = 50;
const LONGEST = 160;

/** Find pages without a title or a description, and descriptions too short, too long or used twice. */
export function checkFrontMatter(pages: readonly DocsPage[]): Problem[] {
  const firstUse = new Map<string, string>();
  return pages.flatMap(({ filePath, matter }) => {
    const { title, description, keywords } = matter;
    const problem = (message: string) => ({ filePath, line: 1, message });
    const problems: Problem[] = [];
    if (!isText(title)) problems.push(problem('The front matter has no title.'));
    if (keywords !== undefined && !isTexts(keywords))
      problems.push(problem('The front matter has keywords that are not a list of texts.'));
    if (!isText(description)) return [...problems, problem('The front matter has no description.')];
    const used = firstUse.get(description);
    if (used) problems.push(problem(`The description is the same as that of ${used}.`));
    firstUse.set(description, filePath);
    if (description.length < SHORTEST || description.length > LONGEST)
      problems.push(
        problem(`The description has ${description.length} characters; allowed are ${SHORTEST} to ${LONGEST}.`),
      );
    return problems;
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
