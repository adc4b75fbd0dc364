import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { CODE_GROUP } from '../../../common/docs/codeGroups.ts';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'details', CODE_GROUP];

const GROUP_PROBLEM = `A ${CODE_GROUP} holds only fences, each with another title: write [npm] after the language.`;

/** Find containers that are not closed or have an unknown kind, and groups of code that hold something else. */
export function checkContainers({ filePath, text, tree }: DocsPage): Problem[] {
  const code = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 0; line <= (position?.end.line ?? -1); line++) code.add(line);
  });
  const problems: Problem[] = [];
  let open: { line: number; fence: string } | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const [, fence, rest = ''] = /^\s*(:{3,})(.*)$/.exec(content) ?? [];
    if (!fence || code.has(line)) continue;
    const kind = rest.trim().split(/[\s{[]/)[0] ?? '';
    if (kind === '' && open?.fence === fence) open = undefined;
    else if (kind === '')
      problems.push({ filePath, line, message: 'This line closes a container that was not opened.' });
    else if (!KINDS.includes(kind))
      problems.push({ filePath, line, message: `No container is named "${kind}"; there are ${KINDS.join(', ')}.` });
    if (kind !== '') {
      if (open) problems.push({ filePath, line: open.line, message: 'The container is not closed.' });
      open = { line, fence };
    }
  }
  if (open) problems.push({ filePath, line: open.line, message: 'The container is not closed.' });
  // A group that is right was folded when the page was parsed.
  visit(tree, 'paragraph', (paragraph) => {
    if (new RegExp(`^:{3,}\\s*${CODE_GROUP}\\b`).test(textOf(paragraph)))
      problems.push({ filePath, line: lineOf(paragraph), message: GROUP_PROBLEM });
  });
  return problems;
}

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
