import { expect, test } from 'vitest';
import { parseLycheeReport } from './lychee.ts';

const NOT_FOUND = { text: 'File not found', details: 'File not found. Check the path' };

const report = (errorMap: object, timeoutMap: object = {}) =>
  JSON.stringify({ total: 9, excludes: 2, error_map: errorMap, timeout_map: timeoutMap });

test('counts the links that were followed', () => {
  expect(parseLycheeReport(report({}), '/site')).toEqual({ errors: [], checked: 7 });
});

test('reports the same link on a page once', () => {
  const broken = { url: 'file:///site/b', status: NOT_FOUND };
  expect(parseLycheeReport(report({ '/site/a.html': [broken, broken] }), '/site').errors).toHaveLength(1);
});

test('counts a timeout as broken', () => {
  const json = report({}, { '/site/a.html': [{ url: 'https://slow.example/', status: { text: 'Timeout' } }] });
  expect(parseLycheeReport(json, '/site').errors).toMatchObject([{ link: 'https://slow.example/', reason: 'Timeout' }]);
});

test('sorts by page, then by link', () => {
  const broken = (name: string) => ({ url: `file:///site/${name}`, status: NOT_FOUND });
  const json = report({ '/site/b.html': [broken('y'), broken('x')], '/site/a.html': [broken('z')] });
  const { errors } = parseLycheeReport(json, '/site');
  expect(errors.map(({ page, link }) => [page, link])).toEqual([
    ['a.html', '/z'],
    ['b.html', '/x'],
    ['b.html', '/y'],
  ]);
});
