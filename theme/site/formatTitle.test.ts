import { expect, test } from 'vitest';
import { formatTitle } from './formatTitle.ts';

test('a page is named before the site', () => {
  expect(formatTitle('sync', 'Tango ADB')).toBe('sync - Tango ADB');
});

test.each(['', 'Tango ADB'])('the site is not named twice: %j', (pageTitle) => {
  expect(formatTitle(pageTitle, 'Tango ADB')).toBe('Tango ADB');
});
