import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readOwnId } from '../../common/docs/headingIds.ts';
import { type DocsPage, lineOf } from '../content/readDocs.ts';

/** Find the id of the nearest heading above a line of a page, as the build makes it; empty above the first one. */
export function findHeadingId({ tree }: Pick<DocsPage, 'tree'>, line: number): string {
  // Rspress names headings with it, too.
  const slugger = new GithubSlugger();
  let found = '';
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading).trim();
    const id = readOwnId(text) ?? slugger.slug(text);
    if (lineOf(heading) < line) found = id;
  });
  return found;
}
