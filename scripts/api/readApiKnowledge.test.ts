import path from 'node:path';
import { expect, test } from 'vitest';
import { makeApi, makeFunction } from '../testing/makeApi.ts';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { readApiKnowledge } from './readApiKnowledge.ts';

const apiFile = (...names: string[]) => JSON.stringify(makeApi(...names.map((name) => makeFunction(name))));

/** Commit the API of versions, oldest first; without one, its docs have no file. */
async function makeVersions(apis: Record<string, string | undefined>, resultsDir = makeTempDir()) {
  const repo = await makeRepo();
  const versions = [];
  for (const [name, text] of Object.entries(apis)) {
    await repo.git('rm', '-rq', '--ignore-unmatch', 'docs');
    const commit = await repo.commit({ 'docs/index.md': name, ...(text !== undefined && { 'docs/api.json': text }) });
    versions.push({ name, commit, docsTree: (await repo.git('rev-parse', 'HEAD:docs')).trim() });
  }
  return { inputs: { paths: { projectDir: repo.dir, docsDir: path.join(repo.dir, 'docs'), resultsDir } }, versions };
}

test('the API of each version is read from its docs, in any order, and that of the working tree from its files', async () => {
  const { inputs, versions } = await makeVersions({
    '1.0.0': apiFile(),
    '2.0.0': apiFile('a'),
    next: apiFile('a', 'b'),
  });
  const inTree = versions.map((one) => (one.name === 'next' ? { ...one, commit: '', docsTree: '' } : one));
  const { statuses, history } = await readApiKnowledge(inputs, inTree.reverse());
  expect(history.versions).toEqual(['1.0.0', '2.0.0', 'next']);
  expect(history.releases?.next).toEqual({ p: '7.0.0' });
  expect(statuses).toEqual({
    '1.0.0': {},
    '2.0.0': { 'p:a': { since: '2.0.0' } },
    next: { 'p:a': { since: '2.0.0' }, 'p:b': { since: 'next' } },
  });
});

test('nobody can tell what came after a version without a file', async () => {
  const { inputs, versions } = await makeVersions({ '1.0.0': apiFile(), '2.0.0': undefined, '3.0.0': apiFile('a') });
  const { statuses, history } = await readApiKnowledge(inputs, versions);
  expect(statuses).toEqual({ '1.0.0': {}, '2.0.0': {}, '3.0.0': {} });
  expect(history.versions).toEqual(['1.0.0', '3.0.0']);
});

test('a file that cannot be read is named with its version, and the command that writes it', async () => {
  const { inputs, versions } = await makeVersions({ '1.0.0': '{"schema":9}' });
  await expect(readApiKnowledge(inputs, versions)).rejects.toMatchObject({
    message: expect.stringContaining('Version 1.0.0: api.json is not valid'),
    hint: expect.stringContaining('npm run api -- --extract'),
  });
});

test('what was read is kept until a file changes', async () => {
  const { inputs, versions } = await makeVersions({ '1.0.0': apiFile(), '2.0.0': apiFile('a') });
  const first = await readApiKnowledge(inputs, versions);
  expect(await readApiKnowledge(inputs, versions)).toEqual(first);
  const other = await makeVersions({ '1.0.0': apiFile('a'), '2.0.0': apiFile('a') }, inputs.paths.resultsDir);
  expect((await readApiKnowledge(other.inputs, other.versions)).statuses['2.0.0']).toEqual({});
});

test('the file of a retired version keeps what is said of symbols in the others, and has no history', async () => {
  const { inputs, versions } = await makeVersions({
    '1.0.0': apiFile(),
    '2.0.0': apiFile('a'),
    next: apiFile('a', 'b'),
  });
  const { statuses } = await readApiKnowledge(inputs, versions);
  writeFiles(inputs.paths.projectDir, { 'retired/1.0.0.api.json': apiFile() });
  const after = await readApiKnowledge(inputs, versions.slice(1));
  for (const name of ['2.0.0', 'next']) expect(after.statuses[name]).toEqual(statuses[name]);
  expect(after.history.versions).toEqual(['2.0.0', 'next']);
});
