import { expect, test } from 'vitest';
import { ADDED_PART, HELP_PART, isOwnPart } from './articleParts.ts';

test.each<[string, string, Record<string, string>]>([
  ['a button', 'button', {}],
  ['the anchor of a heading', 'a', { class: 'rp-header-anchor' }],
  ['a hidden label', 'span', { class: 'sr-only' }],
  ['what an unreleased version adds', 'p', { [ADDED_PART]: '' }],
  ['a help of the shell', 'div', { [HELP_PART]: '' }],
])('%s is no part of the page itself', (_, tag, attributes) => {
  expect(isOwnPart({ tag, attributes })).toBe(false);
});
