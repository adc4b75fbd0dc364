import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD_ENV_VARIABLE, sideFile } from '../../common/buildEnv.ts';
import readConfig from '../../rspress.config.ts';
import { siteConfig } from '../../site.config.ts';
import { listLibraryVersions } from '../api/libraryPackages.ts';
import { readPages } from '../content/readDocs.ts';
import { ROOT_DIR, testPolicy } from '../fixture/makeProject.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { describeWorkingTree } from '../versions/resolveVersions.ts';
import { createBuildEnv } from './createBuildEnv.ts';
import { createTarget } from './planSite.ts';
import { writeSideFiles } from './sideFiles.ts';

const NAMES = ['headScript', 'lastChanges', 'api', 'sampleExtras', 'symbols'] as const;

const target = createTarget(describeWorkingTree(testPolicy), testPolicy, '/');
const { library } = siteConfig;
/** The newest version that the project has packages of. */
const name = (library ? listLibraryVersions(library) : []).sort(compare).at(-1) ?? '1.0.0';
const build = { version: { ...target.version, name }, siteBase: '/', lastChanges: {}, apiStatuses: {} };

const writeFor = (contentDir: string, sideDir: string) => {
  const docs = { docsDir: contentDir, pages: readPages(contentDir), sidebars: undefined };
  return writeSideFiles({ projectDir: ROOT_DIR, build, docs, sideDir, cacheDir: sideDir });
};

test('only a change of what a file tells writes it again', async () => {
  const [contentDir, sideDir] = [makeTempDir(), makeTempDir()];
  const writePage = (words: string, code: string) =>
    writeFileSync(path.join(contentDir, 'index.md'), `# A\n\n${words}\n\n\`\`\`ts\nconsole.log(${code});\n\`\`\`\n`);
  writePage('Words.', '1');
  await writeFor(contentDir, sideDir);
  const fileOf = (name: (typeof NAMES)[number]) => sideFile({ sideDir }, name);
  for (const name of NAMES) utimesSync(fileOf(name), 0, 0);
  const listWritten = async () => {
    await writeFor(contentDir, sideDir);
    return NAMES.filter((name) => statSync(fileOf(name)).mtimeMs > 0);
  };
  writePage('Other words.', '1');
  expect(await listWritten()).toEqual([]);
  writePage('Other words.', '2');
  // Without a library, no sample is run.
  expect(await listWritten()).toEqual(library ? ['sampleExtras'] : []);
});

test('without a side file there is an error that names it', async () => {
  const [emptyDir, sideDir] = [makeTempDir(), makeTempDir()];
  await writeFor(emptyDir, sideDir);
  const contentDir = path.join(ROOT_DIR, 'docs');
  const env = createBuildEnv(target, { resultDir: sideDir, contentDir, cacheDir: sideDir, sideDir });
  process.env[BUILD_ENV_VARIABLE] = JSON.stringify(env);
  onTestFinished(() => {
    delete process.env[BUILD_ENV_VARIABLE];
  });
  await expect(readConfig()).resolves.toHaveProperty('plugins');
  for (const name of NAMES) {
    const file = sideFile(env, name);
    renameSync(file, `${file}.gone`);
    await expect(readConfig()).rejects.toThrow(file);
    renameSync(`${file}.gone`, file);
  }
});
