import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DocumentedPackage } from '../../common/compareVersions.ts';
import { ApiDifferences } from './ApiDifferences.tsx';

const PACKAGES: DocumentedPackage[] = [
  {
    name: 'harbor',
    changes: [
      { kind: 'changed', name: 'Boat.sail', before: 'sail(): 1\nsail(a: 1): 2', after: 'sail(): 1\nsail(a: 1): 3' },
      { kind: 'removed', name: 'Boat.row', before: 'static row(): void' },
      { kind: 'added', name: 'Dock' },
    ],
  },
];

const listCode = (html: string) => html.match(/<(del|ins)>[^<]*/g) ?? [];

test('a comparison shows the lines that differ in both versions', () => {
  expect(listCode(renderToStaticMarkup(<ApiDifferences packages={PACKAGES} hasCode />))).toEqual([
    '<del>static row(): void',
    '<del>sail(a: 1): 2',
    '<ins>sail(a: 1): 3',
  ]);
});

test('a list without declarations has names alone', () => {
  expect(listCode(renderToStaticMarkup(<ApiDifferences packages={PACKAGES} />))).toEqual([]);
});
