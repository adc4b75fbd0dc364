import path from 'node:path';
import { expect, test } from 'vitest';
import { readQueries } from '../../scripts/checks/search/readSearch.ts';
import { readPages } from '../../scripts/content/readDocs.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { exportFolder } from '../../scripts/tools/git.ts';
import { readLock } from '../../scripts/versions/versionsLock.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const { version, development, final } = readQueries(library) ?? expect.fail('There are no queries.');
const queries = [...development, ...final];
/** Undefined once the version is retired: its pages cannot be read then. */
const commit = readLock(projectDir)[version]?.commit;

/** Read the pages of a commit: the ids of their headings by route. */
async function readHeadings(commit: string): Promise<Map<string, Set<string>>> {
  const toDir = makeTempDir();
  await exportFolder({ repoDir: projectDir, commit, folder: 'docs', toDir });
  const pages = readPages(toDir);
  return new Map(pages.map(({ route, model }) => [route, new Set(model.headings.map(({ id }) => `#${id}`))]));
}

test('each query is asked once', () => {
  const names = queries.map(({ q }) => q.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('each query has a best answer, and names each target once', () => {
  const wrong = queries.filter(({ targets }) => {
    const keys = targets.map(({ route, hash = '' }) => route + hash);
    return !targets.some(({ grade }) => grade === 3) || new Set(keys).size < keys.length;
  });
  expect(wrong).toEqual([]);
});

test('with each section comes its page, with a lower grade unless both are 1', () => {
  const wrong = queries.filter(({ targets }) =>
    targets.some(({ route, hash, grade }) => {
      const page = targets.find((other) => other.route === route && !other.hash);
      return hash && (!page || page.grade > Math.max(1, grade - 1));
    }),
  );
  expect(wrong).toEqual([]);
});

test.skipIf(!commit)('each target is a page of the version, and a heading of it', async () => {
  const pages = await readHeadings(commit ?? '');
  const missing = queries.flatMap(({ q, targets }) =>
    targets
      .filter(({ route, hash }) => !pages.get(route) || (hash && !pages.get(route)?.has(hash)))
      .map(({ route, hash = '' }) => `${q}: ${route}${hash}`),
  );
  expect(missing).toEqual([]);
});
