import { expect, test } from 'vitest';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { checkNavbar } from './checkNavbar.ts';

const records = [
  makeRecord('next', '/next/', [makePage('/'), makePage('/recipes/')]),
  makeRecord('1.0.0', '/', [makePage('/')]),
];

test('a page that one version has is enough', () => {
  expect(() => checkNavbar(['/', '/recipes/'], records)).not.toThrow();
});

test('a page that no version has is named', () => {
  expect(() => checkNavbar(['/', '/recipse/'], records)).toThrow(
    'site.config.ts: navbar.items: no version has the page /recipse/.',
  );
});
