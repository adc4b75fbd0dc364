import { expect, test } from 'vitest';
import { SEARCH_SCHEMA } from '../../packages/search/index.ts';
import { makeRecord, makeVersion } from '../testing/makeRecord.ts';
import { createManifest } from './createManifest.ts';

const search = { schema: SEARCH_SCHEMA, files: { all: 'static/search/2.0.0-all.0.json' } } as const;

test('the manifest names the search indexes of each version that has some', () => {
  const { versions } = createManifest([
    { version: makeVersion('2.0.0', 'latest'), record: { ...makeRecord('2.0.0', '/', []), search } },
    { version: makeVersion('1.0.0', 'older'), record: makeRecord('1.0.0', '/1.0.0/', []) },
  ]);

  expect(versions.map((version) => version.search)).toEqual([search, undefined]);
});

test('each version has the areas of its own record, in order, with the names that its navbar gives them', () => {
  const sidebars = {
    recipes: { label: 'Shell', route: '/recipes/', title: 'Recipes' },
    api: { label: 'Overview', route: '/api/' },
  };
  const [version] = createManifest([
    { version: makeVersion('next', 'next'), record: { ...makeRecord('next', '/next/', []), sidebars } },
  ]).versions;

  expect(Object.entries(version?.sidebars ?? {})).toEqual([
    ['recipes', { label: 'Shell', path: '/next/recipes/', title: 'Recipes' }],
    ['api', { label: 'Overview', path: '/next/api/' }],
  ]);
});
