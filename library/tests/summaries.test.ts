import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_FILE, type ApiFile } from '../../common/apiFile.ts';
import { createFindSummary, type Summaries } from '../../common/library.ts';
import { runGit } from '../../scripts/tools/git.ts';
import { readLock } from '../../scripts/versions/versionsLock.ts';
import { versionsPolicy } from '../../versions.config.ts';
import { library } from '../library.config.ts';

const MAX_LENGTH = 90;
const projectDir = path.resolve(import.meta.dirname, '../..');
const FILE = `docs/${API_FILE}`;
const summaries: Summaries = library.reference.summaries;
const lines = Object.values(summaries).flatMap((own) => Object.entries(own));

const released = Object.entries(readLock(projectDir)).filter(([name]) => !versionsPolicy.retired.includes(name));
const files = released.map(async ([name, { commit }]) => ({
  name,
  text: await runGit(projectDir, ['show', `${commit}:${FILE}`]),
}));
const next = { name: 'next', text: readFileSync(path.join(projectDir, FILE), 'utf8') };
const versions = [next, ...(await Promise.all(files))].map(({ name, text }): [string, ApiFile] => [
  name,
  JSON.parse(text),
]);

const listExports = ({ packages }: ApiFile) =>
  packages.flatMap(({ name, exports }) => exports.map((one) => ({ ...one, id: `${name}:${one.name}` })));

describe.each(versions)('in %s', (_name, api) => {
  const find = createFindSummary(summaries);
  const without = listExports(api).filter(({ id, alias }) => !find(id) && !(alias && find(alias)));

  test('four of five exports have a line', () => {
    expect(without.length / listExports(api).length).toBeLessThanOrEqual(0.2);
  });

  test('every class has a line', () => {
    expect(without.filter(({ kind }) => kind === 'class').map(({ id }) => id)).toEqual([]);
  });
});

test('every line is about an export of some version', () => {
  const ids = [...new Set(versions.flatMap(([, api]) => listExports(api)).map(({ id }) => id))];
  const unknown = Object.entries(summaries).flatMap(([packageName, own]) =>
    Object.keys(own).filter((name) => !ids.some(createFindSummary({ [packageName]: { [name]: 'A line.' } }))),
  );
  expect(unknown).toEqual([]);
});

test('every line is one short sentence', () => {
  const wrong = lines.filter(([, line]) => !/^[A-Z].*[^.\s]\.$/.test(line) || line.length > MAX_LENGTH);
  expect(wrong).toEqual([]);
});
