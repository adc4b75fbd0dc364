import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { findVersion, isTarget, listPages, readCopy, TESTED_VERSIONS } from './readSite.ts';

for (const version of TESTED_VERSIONS)
  test(`in ${version.name}, Markdown copies have no comments, and link to pages of their version that exist, with their anchors`, () => {
    const faults = listPages(version).flatMap(({ path }) => {
      const { comments, targets } = parseMarkdown(readCopy(path)).model;
      // The first address in a copy is that of its page.
      const home = new URL(targets[0]?.url ?? '');
      const own = targets.flatMap(({ kind, url: written }) => {
        const url = new URL(written, home);
        return url.origin === home.origin ? [{ kind, url }] : [];
      });
      return [
        ...comments.map(() => `${path}: a comment`),
        ...own
          .filter(({ kind, url }) => kind !== 'image' && findVersion(url.pathname) !== version)
          .map(({ url }) => `${path}: ${url.href} is in another version`),
        ...own.filter(({ url }) => !isTarget(url)).map(({ url }) => `${path}: ${url.href} does not exist`),
      ];
    });
    expect(faults).toEqual([]);
  });
