import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { namesVersion } from '../../../common/version.ts';
import { type Docs, type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** Find newer versions' names, except where `ownReleases` allows them. */
export function checkVersionWords(
  page: DocsPage,
  { versionName, newerVersions }: Docs,
  ownReleases?: RegExp,
): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath: page.filePath, line, message });
  const newer = newerVersions.filter((name) => /^\d/.test(name));
  visit(page.tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    const text = 'value' in node ? String(node.value) : textOf(node);
    if (ownReleases?.test(text)) return;
    for (const name of newer)
      if (namesVersion(text, name)) report(lineOf(node), `Names ${name}, which is newer than ${versionName}.`);
  });
  return problems;
}
