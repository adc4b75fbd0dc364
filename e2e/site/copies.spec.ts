import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { expect, test } from '../test.ts';
import { findVersion, listPages, readCopy, VERSIONS } from './readSite.ts';

for (const version of VERSIONS) {
  const copies = listPages(version).map(({ path }) => ({ path, markdown: readCopy(path) }));

  test(`in ${version.name}, Markdown copies have no comments`, () => {
    const marked = copies.filter(({ markdown }) => parseMarkdown(markdown).model.comments.length > 0);
    expect(marked.map(({ path }) => path)).toEqual([]);
  });

  test(`in ${version.name}, Markdown copies link to pages of their version`, () => {
    const foreign = copies.flatMap(({ path, markdown }) => {
      const { targets } = parseMarkdown(markdown).model;
      // The first address in a copy is that of its page.
      const home = new URL(targets[0]?.url ?? '');
      const links = targets.filter(({ kind }) => kind !== 'image').map(({ url }) => new URL(url, home));
      const own = links.filter(({ origin }) => origin === home.origin);
      return own.filter(({ pathname }) => findVersion(pathname) !== version).map(({ href }) => `${path}: ${href}`);
    });
    expect(foreign).toEqual([]);
  });
}
