import { expect, test } from 'vitest';
import { readThemeData } from './readThemeData.ts';

test.each([[{}], [{ docs: undefined }]])('a theme without docs says what to set', (themeConfig) => {
  expect(() => readThemeData(themeConfig)).toThrow('The theme has no docs: set themeConfig.docs');
});

test('docs are passed on as they are', () => {
  const docs = { name: '2.0.0' };
  expect(readThemeData({ docs })).toBe(docs);
});
