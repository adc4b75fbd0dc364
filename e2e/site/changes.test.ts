import { expect, test } from 'vitest';
import { listPages, readChanges, readCopy, VERSIONS } from './readSite.ts';

/** Every two versions, the older one first. */
const PAIRS = VERSIONS.flatMap((newer, index) => VERSIONS.slice(index + 1).map((older) => ({ older, newer })));

test.each(PAIRS)(
  'from $older.name to $newer.name, a page with the same Markdown has not changed',
  ({ older, newer }) => {
    const changes = readChanges(older, newer);
    /** Read a copy without what names its version. */
    const read = (path: string, { name, path: base }: typeof older) =>
      readCopy(path)
        .replaceAll(new RegExp(`https?://[^/\\s]+${base}`, 'g'), '/')
        .replaceAll(name, '');
    const wrong = listPages(newer).filter(({ path, entry }) => {
      const before = entry.versions[older.name]?.path;
      return before !== undefined && changes.has(path) && read(before, older) === read(path, newer);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  },
);
