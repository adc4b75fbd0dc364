import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELL_ENTRIES } from '../build/shellFiles.ts';
import { describeProject } from '../testing/describeProject.ts';
import { DOCS, makeRepo, type TestRepo, writeFiles } from '../testing/makeRepo.ts';
import type { Gate } from './gate.ts';
import { type GateInputs, readGateInputs } from './gateInputs.ts';
import { findPass, recordPasses } from './passedGates.ts';

const DATE = '2026-01-02T03:04:05.000Z';

const CODE: Gate = { name: 'code', script: 'check:code', needs: [], cores: 1, ignores: [/^docs\//, /\.md$/] };
const WORDS: Gate = { name: 'words', script: 'check:words', needs: [], cores: 1, ignores: [/^theme\//], reads: 'docs' };
const SITE: Gate = {
  name: 'site',
  script: 'check:site',
  needs: [],
  cores: 1,
  ignores: [/\.test\.ts$/],
  reads: 'builds',
};

/** A project with a released version, whose gates have all passed. */
async function makePassed() {
  const repo = await makeRepo();
  await repo.commit({
    ...DOCS,
    ...Object.fromEntries(SHELL_ENTRIES.map((file) => [file, ''])),
    'rspress.config.ts': "import './theme/a.ts';",
    'theme/a.ts': '',
    'theme/a.test.ts': '',
    'README.md': '',
    '.gitignore': '.site/\n',
  });
  await repo.git('tag', 'v1.0.0');
  await repo.git('branch', 'docs/1.0.0');
  const project = describeProject(repo.dir);
  const inputs = await readInputs(repo);
  recordPasses(project.paths.gatesFile, [CODE, WORDS, SITE], { before: inputs, after: inputs, date: DATE });
  return repo;
}

async function readInputs({ dir }: TestRepo): Promise<GateInputs> {
  const inputs = await readGateInputs(describeProject(dir));
  if (!inputs) throw new Error('A repository has inputs.');
  return inputs;
}

/** Name the gates that have to run. */
async function listOpen(repo: TestRepo): Promise<string[]> {
  const inputs = await readInputs(repo);
  const { gatesFile } = describeProject(repo.dir).paths;
  return [CODE, WORDS, SITE].filter((gate) => findPass(gatesFile, gate, inputs) === undefined).map(({ name }) => name);
}

test('a gate that passed is known by its date while nothing changes', async () => {
  const repo = await makePassed();
  expect(await listOpen(repo)).toEqual([]);
  expect(findPass(describeProject(repo.dir).paths.gatesFile, CODE, await readInputs(repo))).toBe(DATE);
});

describe('what has to run again', () => {
  test.each<[string, (repo: TestRepo) => unknown, string[]]>([
    [
      'a file of the shell that is not committed',
      ({ dir }) => writeFiles(dir, { 'theme/a.ts': '1' }),
      ['code', 'site'],
    ],
    ['a new file', ({ dir }) => writeFiles(dir, { 'new.ts': '' }), ['code', 'words', 'site']],
    ['a file that is gone', ({ dir }) => rmSync(path.join(dir, 'theme/a.test.ts')), ['code']],
    ['a test', ({ dir }) => writeFiles(dir, { 'theme/a.test.ts': '1' }), ['code']],
    ['a page that is not committed', ({ dir }) => writeFiles(dir, { 'docs/index.md': '# 2' }), ['words', 'site']],
    ['a page of the last commit', (repo) => repo.commit({ 'docs/index.md': '# 2' }), ['words', 'site']],
    ['a document', ({ dir }) => writeFiles(dir, { 'README.md': '2' }), ['words', 'site']],
    ['the branch of a version', changeBranch, ['words', 'site']],
    ['a new version', ({ git }) => git('tag', 'v1.1.0'), ['words', 'site']],
    ['an ignored file', ({ dir }) => writeFiles(dir, { '.site/a.ts': '' }), []],
    ['a commit of what is there', (repo) => repo.commit({}), []],
  ])('after a change of %s: %3$s', async (_what, change, open) => {
    const repo = await makePassed();
    await change(repo);
    expect(await listOpen(repo)).toEqual(open);
  });

  test('after a page was committed that the working tree had before', async () => {
    const repo = await makePassed();
    const { gatesFile } = describeProject(repo.dir).paths;
    // The builds are those of the last commit.
    writeFiles(repo.dir, { 'docs/index.md': '# 2' });
    const inputs = await readInputs(repo);
    recordPasses(gatesFile, [SITE], { before: inputs, after: inputs, date: DATE });
    await repo.commit({});
    expect(await listOpen(repo)).toContain('site');
  });

  test('with another Node.js or browser', async () => {
    const repo = await makePassed();
    const { gatesFile } = describeProject(repo.dir).paths;
    const inputs = { ...(await readInputs(repo)), machine: 'v99.0.0' };
    expect(findPass(gatesFile, CODE, inputs)).toBeUndefined();
  });

  test('after a run in which an input changed', async () => {
    const repo = await makePassed();
    const { gatesFile } = describeProject(repo.dir).paths;
    const before = await readInputs(repo);
    writeFiles(repo.dir, { 'theme/a.ts': '1' });
    const after = await readInputs(repo);
    recordPasses(gatesFile, [CODE, WORDS], { before, after, date: DATE });
    expect(await listOpen(repo)).toEqual(['code', 'site']);
    writeFiles(repo.dir, { 'theme/a.ts': '' });
    expect(await listOpen(repo)).toEqual(['code']);
  });

  test('where the file of passes cannot be read', async () => {
    const repo = await makePassed();
    writeFiles(repo.dir, { '.site/gates/passed.json': '{"code": 1' });
    expect(await listOpen(repo)).toEqual(['code', 'words', 'site']);
  });
});

test('without git nothing is remembered', async () => {
  const repo = await makePassed();
  rmSync(path.join(repo.dir, '.git'), { recursive: true });
  expect(await readGateInputs(describeProject(repo.dir))).toBeUndefined();
});

async function changeBranch({ git, commit }: TestRepo): Promise<void> {
  await git('switch', '--quiet', 'docs/1.0.0');
  await commit({ 'docs/index.md': '# Fixed' });
  await git('switch', '--quiet', 'main');
}
