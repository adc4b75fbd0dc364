import { expect, test } from 'vitest';
import type { LibraryConfig } from '../../common/library.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { createProject } from '../project.ts';
import { makeHarbor } from '../testing/harbor.ts';
import { makeRepo, type TestRepo, writeFiles } from '../testing/makeRepo.ts';
import { checkReadiness } from './checkReadiness.ts';

const sources = { entries: 'packages/*/src/index.ts', tagPrefix: 'v', compilerOptions: {} };
const library: LibraryConfig = { ...makeHarbor(), sources };

const check = ({ dir }: TestRepo, changes: { library?: LibraryConfig } = {}) =>
  checkReadiness('1.2.0', { ...createProject(), library: undefined, paths: sitePaths(dir), ...changes });

const makeGuide = (title: string) =>
  `---\ntitle: ${title}\nupgradeFrom: '1.1.0'\n---\n\n# ${title}\n\n## New\n\n### A\n`;

test('docs from which a version can be released pass', async () => {
  const repo = await makeRepo();
  await repo.commit({ 'docs/upgrade.md': makeGuide('Upgrade from 1.1.0 to 1.2.0') });
  await expect(check(repo)).resolves.toBeUndefined();
});

test('all that a release lacks is named at once, each with its line and what to write', async () => {
  const repo = await makeRepo();
  await repo.commit({
    'docs/upgrade.md': makeGuide('Upgrade from 1.1.0'),
    'docs/boats/upgrade.md': makeGuide('Upgrade boats from 1.1.0'),
  });
  await repo.git('switch', '--quiet', '-c', 'topic');
  writeFiles(repo.dir, { 'note.txt': 'x' });
  const title = 'names its own version once that is released: write';
  await expect(check(repo, { library })).rejects.toMatchObject({
    message: [
      'Cannot release 1.2.0: 7 problems.',
      '  The working tree has changes: note.txt. Commit or stash them.',
      '  Releases are cut from main; topic is checked out: git switch main',
      '  docs/api.json:1: The file is missing: write it with npm run api -- --extract <clone of the library> --ref v1.2.0',
      `  docs/boats/upgrade.md:2: The title of an upgrade guide ${title} "Upgrade boats from 1.1.0 to 1.2.0".`,
      `  docs/boats/upgrade.md:6: The heading of an upgrade guide ${title} "Upgrade boats from 1.1.0 to 1.2.0".`,
      `  docs/upgrade.md:2: The title of an upgrade guide ${title} "Upgrade from 1.1.0 to 1.2.0".`,
      `  docs/upgrade.md:6: The heading of an upgrade guide ${title} "Upgrade from 1.1.0 to 1.2.0".`,
    ].join('\n'),
    hint: expect.stringContaining('npm run release -- 1.2.0 --dry-run'),
  });
});
