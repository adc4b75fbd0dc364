import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

test('the command names a site and may name a version', () => {
  expect(readOptions(['--site', 'dist', '--version', '4.0.0'])).toEqual({ site: 'dist', version: '4.0.0' });
  expect(readOptions(['--help'])).toBe('help');
});

test.each([
  [[], 'The command does not name a site.'],
  [['--sit', 'x'], "Unknown option '--sit'."],
  [['--site'], "Option '--site <value>' argument missing."],
])('%j is refused with a sentence and the usage', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(`${sentence} Usage: docs-mcp --site`);
});
