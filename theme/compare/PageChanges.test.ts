import { expect, test } from 'vitest';
import { compare as words } from '../../common/strings/en/compare.ts';
import { listHeadings } from './PageChanges.tsx';

const page = { title: 'Boats', route: '/boats/', path: '/boats/', area: null };

test('only kinds of changes that there are have a heading', () => {
  const pages = [
    { ...page, kind: 'changed' },
    { ...page, kind: 'added' },
    { ...page, kind: 'changed' },
  ] as const;
  expect(listHeadings({ pages: [...pages], packages: [{ name: 'harbor', changes: [] }] })).toEqual([
    { id: 'added', depth: 2, text: `${words.pages.added} (1)` },
    { id: 'changed', depth: 2, text: `${words.pages.changed} (2)` },
  ]);
});
