import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { namesVersion } from '../../../common/version.ts';
import { type Docs, type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** Packages of the library with version numbers of their own. */
const OWN_COUNT = /@yume-chan\/(event|no-data-view|pcm-player|aoa|fetch-scrcpy-server|struct|async)\b/;

/** Find names of versions that are newer than the page's. */
export function checkVersionWords(page: DocsPage, { versionName, newerVersions }: Docs): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath: page.filePath, line, message });
  const newer = newerVersions.filter((name) => /^\d/.test(name));
  visit(page.tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    const text = 'value' in node ? String(node.value) : textOf(node);
    if (OWN_COUNT.test(text) || text.startsWith('event')) return;
    for (const name of newer)
      if (namesVersion(text, name)) report(lineOf(node), `Names ${name}, which is newer than ${versionName}.`);
  });
  return problems;
}
