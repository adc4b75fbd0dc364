import { expect, test } from 'vitest';
import { SEARCH_SCHEMA } from '../../common/search.ts';
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
