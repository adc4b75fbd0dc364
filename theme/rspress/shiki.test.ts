import { expect, test } from 'vitest';
import { createCssVariablesTheme } from './shiki.ts';

test('a module that makes a theme of Shiki fails when it is loaded, and the message names the component', () => {
  expect(createCssVariablesTheme).toThrow('CodeBlockRuntime');
});
