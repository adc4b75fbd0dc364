import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { expect, test } from '../test.ts';
import { findVersion, isTarget, listPages, readCopy, VERSIONS } from './readSite.ts';

for (const version of VERSIONS) {
  const copies = listPages(version).map(({ path }) => ({ path, markdown: readCopy(path) }));

  test(`in ${version.name}, Markdown copies have no comments`, () => {
    const marked = copies.filter(({ markdown }) => parseMarkdown(markdown).model.comments.length > 0);
    expect(marked.map(({ path }) => path)).toEqual([]);
  });

  /** Links and images of a copy that lead to this site. The first address in a copy is that of its page. */
  const listOwnTargets = (markdown: string) => {
    const { targets } = parseMarkdown(markdown).model;
    const home = new URL(targets[0]?.url ?? '');
    const found = targets.map(({ kind, url }) => ({ kind, url: new URL(url, home) }));
    return found.filter(({ url }) => url.origin === home.origin);
  };

  test(`in ${version.name}, Markdown copies link to pages of their version`, () => {
    const foreign = copies.flatMap(({ path, markdown }) =>
      listOwnTargets(markdown)
        .filter(({ kind, url }) => kind !== 'image' && findVersion(url.pathname) !== version)
        .map(({ url }) => `${path}: ${url.href}`),
    );
    expect(foreign).toEqual([]);
  });

  test(`in ${version.name}, what Markdown copies link to exists, with its anchors`, () => {
    const broken = copies.flatMap(({ path, markdown }) =>
      listOwnTargets(markdown)
        .filter(({ url }) => !isTarget(url))
        .map(({ url }) => `${path}: ${url.href}`),
    );
    expect(broken).toEqual([]);
  });
}
