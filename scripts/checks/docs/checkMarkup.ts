import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** Find images without a text alternative. */
export function checkImages({ filePath, tree }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'image', (image) => {
    if (!image.alt?.trim())
      problems.push({
        filePath,
        line: lineOf(image),
        message: `The image ${image.url} has no text alternative.`,
      });
  });
  return problems;
}
