import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { SHELL_ENTRIES } from '../../build/shellFiles.ts';
import { describeProject } from '../../testing/describeProject.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { checkSearch } from './checkSearch.ts';

test('queries of a version that the site does not have are reported in one line, and pass', async () => {
  const dir = makeTempDir();
  const query = { q: 'a', kind: 'page', set: 'final', targets: [{ route: '/', grade: 3 }] };
  const queries = JSON.stringify({ schema: 1, version: '1.0.0', queries: [query] });
  const shell = Object.fromEntries(SHELL_ENTRIES.map((file) => [file, '']));
  writeFiles(dir, {
    ...shell,
    'docs/index.md': '# Home\n',
    'library/package.json': '{}',
    'library/queries.json': queries,
  });
  const library = {
    dir: path.join(dir, 'library'),
    packageScope: '@harbor/',
    aliasPrefix: 'harbor-',
    queries: 'queries.json',
  };
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);

  await checkSearch({ ...describeProject(dir), library });

  expect(lines.mock.calls).toEqual([
    ['The judged queries are of 1.0.0, which this site does not have: nothing to check.'],
  ]);
});
