import { expect, test } from 'vitest';
import { earlySearchScript } from './earlySearchScript.ts';

// What it does is proven in a browser, before the scripts of the page run.

test('it stays small, since every page carries it', () => {
  expect(earlySearchScript('mod+k').length).toBeLessThan(400);
});

test.each(['mod+k', 'ctrl+alt+shift+s', '/'])('%s makes a script that can be parsed', (shortcut) => {
  expect(() => new Function(earlySearchScript(shortcut))).not.toThrow();
});
