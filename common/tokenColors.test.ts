import { expect, test } from 'vitest';
import { readTokenColors } from './tokenColors.ts';

const tokens = `
:root { --docs-bg: #fff; --docs-accent: #00f; --docs-link: var(--docs-accent); --docs-once: #111; }
:root.dark { --docs-bg: #000; --docs-accent: #aaf; --docs-link: #afa; }`;

test.each([
  ['in both modes', '--docs-bg', { light: '#fff', dark: '#000' }],
  ['of the token that it is, in each mode', '--docs-link', { light: '#00f', dark: '#afa' }],
])('a token has its colour %s', (_what, name, colors) => {
  expect(readTokenColors(tokens, name)).toEqual(colors);
});

test('a mode without its colour is an error', () => {
  expect(() => readTokenColors(tokens, '--docs-once')).toThrow('must set --docs-once twice');
});
