import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../testing/makeRepo.ts';
import { parseRetired, readRetiredVersions, writeRetired } from './retiredVersions.ts';

const version = {
  name: '1.0.0',
  label: '1.x',
  pages: [
    { route: '/api/read/', title: 'read', movedFrom: ['/read/'] },
    { route: '/', title: 'Start', movedFrom: [] },
  ],
};

test('what is written, a page a line, is read again, newest version first', () => {
  const dir = makeTempDir();
  writeRetired(dir, version);
  expect(readFileSync(path.join(dir, 'retired/1.0.0.json'), 'utf8')).toContain(`  "pages": [
    {"route":"/","title":"Start"},
    {"route":"/api/read/","title":"read","movedFrom":["/read/"]}
  ]`);
  writeRetired(dir, { ...version, name: '1.10.0' });
  writeRetired(dir, { ...version, name: '1.9.0' });
  const read = readRetiredVersions(dir);
  expect(read.map(({ name }) => name)).toEqual(['1.10.0', '1.9.0', '1.0.0']);
  expect(read[2]?.pages).toEqual([...version.pages].reverse());
});

const file = (changes: object) => JSON.stringify({ schema: 1, name: '1.0.0', label: '1.0.0', pages: [], ...changes });
const withRoutes = (...routes: string[]) => file({ pages: routes.map((route) => ({ route, title: 'x' })) });

test.each([
  ['text that is not JSON', '{', 'not valid JSON'],
  ['another schema', file({ schema: 2 }), 'schema'],
  ['the name of another version', file({ name: '1.0.1' }), 'the file is of "1.0.0"'],
  ['a name that is no version', file({ name: '../1.0.0' }), 'name: is not the name of a version'],
  ['an unknown key', file({ base: '/' }), 'base'],
  ['a route without a slash at the end', withRoutes('/api'), 'pages.0.route: is not a route'],
  ['a route with an empty part', withRoutes('/api//'), 'pages.0.route: is not a route'],
  ['a route with a backslash', withRoutes('/a\\b/'), 'pages.0.route: is not a route'],
  ['a route with a control character', withRoutes('/a\u0007/'), 'pages.0.route: is not a route'],
  ['a route that leads out of the version', withRoutes('/../../etc/'), 'pages.0.route: leads to another folder'],
  ['a route twice', withRoutes('/a/', '/a/'), 'pages: has a route twice'],
])('refuses %s', (_name, text, problem) => {
  expect(() => parseRetired(text, '1.0.0')).toThrow(/^retired\/1\.0\.0\.json is not valid/);
  expect(() => parseRetired(text, '1.0.0')).toThrow(problem);
});
