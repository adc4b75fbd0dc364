import { expect, test } from 'vitest';
import { readTokenColors } from './tokenColors.ts';

const tokens = `
:root { --docs-bg: #fff; --docs-accent: #00f; --docs-link: var(--docs-accent); --docs-once: #111; }
:root.dark { --docs-bg: #000; --docs-accent: #aaf; --docs-link: #afa; }`;

test('a token has a colour in both modes', () => {
  expect(readTokenColors(tokens, '--docs-bg')).toEqual({ light: '#fff', dark: '#000' });
});

test('a token that is another token has the colour of that, in each mode', () => {
  expect(readTokenColors(tokens, '--docs-link')).toEqual({ light: '#00f', dark: '#afa' });
});

test('a mode without its colour is an error', () => {
  expect(() => readTokenColors(tokens, '--docs-once')).toThrow('must set --docs-once twice');
});
