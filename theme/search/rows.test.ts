import { expect, test } from 'vitest';
import { makeHit } from '../../packages/search/testing/make.ts';
import { listMergedRows, listRows, takeRows } from './rows.ts';

const hits = [makeHit('/a/'), makeHit('/a/', '#x'), makeHit('/b/', '#y'), makeHit('/c/')];

test('each page is one row, with its places', () => {
  expect(listRows(hits).map(({ page, sections }) => [page.pathname + page.hash, sections.length])).toEqual([
    ['/a/', 1],
    ['/b/#y', 1],
    ['/c/', 0],
  ]);
});

test('rows are taken whole until enough places show', () => {
  expect(takeRows(listRows(hits), 1).map(({ page }) => page.pathname)).toEqual(['/a/']);
  expect(takeRows(listRows(hits), 3).map(({ page }) => page.pathname)).toEqual(['/a/', '/b/']);
  expect(takeRows(listRows(hits), 100)).toHaveLength(3);
});

test('a row of all versions names them', () => {
  const hit = makeHit('/a/', '#x');
  const [row] = listMergedRows([{ hit, versions: [{ name: '2.0.0', hit }] }]);
  expect(row).toMatchObject({ page: { hash: '#x' }, sections: [hit], versions: [{ name: '2.0.0' }] });
});
