import { expect, test } from 'vitest';
import { canReload, PageLoadError } from './reloadOnce.ts';

const failure = {
  error: new Error('Loading chunk 7 failed.'),
  address: 'https://docs.example.org/api/',
  reloaded: null,
  isOnline: true,
};

test('the first failure of an address loads the document again', () => {
  expect(canReload(failure)).toBe(true);
  expect(canReload({ ...failure, reloaded: 'https://docs.example.org/guide/' })).toBe(true);
});

test.each([
  ['the same address failed before', { reloaded: failure.address }],
  ['storage is switched off', { reloaded: undefined }],
  ['the reader is offline', { isOnline: false }],
  ['the page is at fault, not its loading', { error: new PageLoadError('no default export') }],
])('nothing is loaded again when %s', (_name, difference) => {
  expect(canReload({ ...failure, ...difference })).toBe(false);
});
