import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DocumentedPackage } from '../../common/compareVersions.ts';
import { ApiDifferences } from './ApiDifferences.tsx';

const PACKAGES: DocumentedPackage[] = [
  {
    name: 'harbor',
    changes: [
      { kind: 'changed', name: 'Boat.sail', before: 'sail(): 1\nsail(a: 1): 2', after: 'sail(): 1\nsail(a: 1): 3' },
      {
        kind: 'changed',
        name: 'Boat.hold',
        before: 'anchor(depth: number): void',
        after: 'get chain(): readonly Link[]',
      },
      { kind: 'removed', name: 'Boat.row', before: 'static row(): void' },
      { kind: 'added', name: 'Dock' },
    ],
  },
];

const listLines = (html: string) => [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/g)].map(([, code]) => code);

test('a comparison shows the lines that differ, with changed words in a line that shares most of them', () => {
  expect(listLines(renderToStaticMarkup(<ApiDifferences packages={PACKAGES} hasCode />))).toEqual([
    '<del>static row(): void</del>',
    '<span>sail(a: 1): <del>2</del><ins>3</ins></span>',
    '<del>anchor(depth: number): void</del><ins>get chain(): readonly Link[]</ins>',
  ]);
});

test('the package with the most changes comes first, and is open', () => {
  const first = { name: 'buoys', changes: [{ kind: 'added', name: 'Buoy' } as const] };
  const html = renderToStaticMarkup(<ApiDifferences packages={[first, ...PACKAGES]} />);
  expect([...html.matchAll(/<details[^>]*?( open="")?><summary>(\w+)/g)].map(([, open, name]) => [name, open])).toEqual(
    [
      ['harbor', ' open=""'],
      ['buoys', undefined],
    ],
  );
});

test('a list without declarations has names alone', () => {
  expect(listLines(renderToStaticMarkup(<ApiDifferences packages={PACKAGES} />))).toEqual([]);
});
