import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiExport } from '../../common/apiFile.ts';
import { makeRepo, makeTempDir, type TestRepo } from '../testing/makeRepo.ts';
import { readApiKnowledge } from './readApiKnowledge.ts';

const call = (name: string, text: string): ApiExport => ({
  name,
  kind: 'function',
  signatures: [text],
  file: 'a.ts',
  line: 1,
});
const apiFile = (...exports: ApiExport[]) =>
  JSON.stringify({
    schema: 1,
    ref: 'main',
    commit: '0'.repeat(40),
    packages: [{ name: 'p', version: '1.0.0', exports }],
  });

const treeOf = async (repo: TestRepo) => (await repo.git('rev-parse', 'HEAD:docs')).trim();

/** Commit the API of versions, oldest first; without one, its docs have no file. */
async function makeVersions(apis: Record<string, string | undefined>) {
  const repo = await makeRepo();
  const versions = [];
  for (const [name, text] of Object.entries(apis)) {
    await repo.git('rm', '-rq', '--ignore-unmatch', 'docs');
    const commit = await repo.commit({ 'docs/index.md': name, ...(text !== undefined && { 'docs/api.json': text }) });
    versions.push({ name, commit, docsTree: await treeOf(repo) });
  }
  const paths = { projectDir: repo.dir, docsDir: path.join(repo.dir, 'docs'), apiDir: makeTempDir() };
  return { paths, versions };
}

describe('the API of versions', () => {
  test('is read from the docs of each, in any order, and of the working tree from its files', async () => {
    const { paths, versions } = await makeVersions({
      '1.0.0': apiFile(call('a', '(): 1')),
      '2.0.0': apiFile(call('a', '(): 2')),
      next: apiFile(call('a', '(): 2'), call('b', '()')),
    });
    const inTree = versions.map((one) => (one.name === 'next' ? { ...one, commit: '', docsTree: '' } : one));
    const { facts, history } = await readApiKnowledge({ paths }, inTree.reverse());
    expect(history.versions).toEqual(['1.0.0', '2.0.0', 'next']);
    expect(history.releases).toEqual({ '1.0.0': { p: '1.0.0' }, '2.0.0': { p: '1.0.0' }, next: { p: '1.0.0' } });
    expect(facts['1.0.0']).toEqual({});
    expect(facts['2.0.0']).toEqual({});
    expect(facts.next?.['p:b']).toEqual({ since: 'next' });
  });

  test('of one version depends on it and on older ones alone', async () => {
    const apis = { '1.0.0': apiFile(), '2.0.0': apiFile(call('a', '()')), '3.0.0': apiFile() };
    const { paths, versions } = await makeVersions(apis);
    const all = await readApiKnowledge({ paths }, versions);
    const some = await readApiKnowledge({ paths }, versions.slice(0, 2));
    expect(some.facts['2.0.0']).toEqual(all.facts['2.0.0']);
    expect(some.facts['2.0.0']).toEqual({ 'p:a': { since: '2.0.0' } });
  });

  test('is not known of a version without a file: nobody can tell what came after it', async () => {
    const { paths, versions } = await makeVersions({
      '1.0.0': apiFile(),
      '2.0.0': undefined,
      '3.0.0': apiFile(call('a', '()')),
    });
    const { facts, history } = await readApiKnowledge({ paths }, versions);
    expect([facts['2.0.0'], facts['3.0.0']]).toEqual([{}, {}]);
    expect(history.versions).toEqual(['1.0.0', '3.0.0']);
  });

  test('that is no such file is named with its version, and the command that writes it', async () => {
    const { paths, versions } = await makeVersions({ '1.0.0': '{"schema":9}' });
    await expect(readApiKnowledge({ paths }, versions)).rejects.toMatchObject({
      message: expect.stringContaining('Version 1.0.0: api.json is not valid'),
      hint: expect.stringContaining('npm run api -- --extract'),
    });
  });
});

test('what was read is kept until a file changes', async () => {
  const { paths, versions } = await makeVersions({ '1.0.0': apiFile(), '2.0.0': apiFile(call('a', '()')) });
  const first = await readApiKnowledge({ paths }, versions);
  expect(await readApiKnowledge({ paths }, versions)).toEqual(first);
  const other = await makeVersions({ '1.0.0': apiFile(call('a', '()')), '2.0.0': apiFile(call('a', '()')) });
  const paths2 = { ...other.paths, apiDir: paths.apiDir };
  expect((await readApiKnowledge({ paths: paths2 }, other.versions)).facts['2.0.0']).toEqual({});
});
