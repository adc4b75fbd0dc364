import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type DocsPage, lineOf } from '../content/readDocs.ts';

/** Signs that ids of headings leave out: all but letters, digits, dashes and what joins words. */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** Find the id of the nearest heading above a line of a page, as the build makes it; empty above the first one. */
export function findHeadingId({ tree }: Pick<DocsPage, 'tree'>, line: number): string {
  const counts = new Map<string, number>();
  let found = '';
  visit(tree, 'heading', (heading) => {
    const id = nameHeading(textOf(heading), counts);
    if (lineOf(heading) < line) found = id;
  });
  return found;
}

/** Make an id as the package `github-slugger` does, which Rspress uses: one that is taken gets a number. */
function nameHeading(text: string, counts: Map<string, number>): string {
  const name = text.trim().toLowerCase().replace(LEFT_OUT, '').replaceAll(' ', '-');
  let id = name;
  while (counts.has(id)) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    id = `${name}-${count}`;
  }
  counts.set(id, 0);
  return id;
}
