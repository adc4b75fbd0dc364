import { expect, test } from 'vitest';
import { codeToHast, createCssVariablesTheme } from './shiki.ts';

test('a module that makes a theme of Shiki loads, and the message of one that highlights code names the component', () => {
  expect(createCssVariablesTheme()).toEqual({});
  expect(codeToHast).toThrow('CodeBlockRuntime');
});
