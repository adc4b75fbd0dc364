import { expect, test } from 'vitest';
import { formatTitle } from './formatTitle.ts';

test('a page is named before the site', () => {
  expect(formatTitle('sync', 'Harbor')).toBe('sync - Harbor');
});

test.each(['', 'Harbor'])('the site is not named twice: %j', (pageTitle) => {
  expect(formatTitle(pageTitle, 'Harbor')).toBe('Harbor');
});
