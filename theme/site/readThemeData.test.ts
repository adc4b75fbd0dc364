import { expect, test } from 'vitest';
import { readThemeData } from './readThemeData.ts';

test.each([[{}], [{ docs: undefined }]])('a theme without docs says what to set', (themeConfig) => {
  expect(() => readThemeData(themeConfig)).toThrow('The theme has no docs: set themeConfig.docs');
});
