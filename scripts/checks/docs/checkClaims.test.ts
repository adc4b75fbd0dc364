import { expect, test } from 'vitest';
import { parsePage } from '../../content/readDocs.ts';
import { checkClaims } from './checkClaims.ts';

const CLAIMS = [
  { about: 'the draught', patterns: [/draught of (?<value>[\d,]+) mm/g, /up to (?<last>\d+) mm and no more/g] },
  { about: 'the length of', patterns: [/(?<of>`\w+`) is (?<value>\d+) m long/g] },
];

/** Messages about pages `a.md`, `b.md`, … with these texts. */
const check = (...texts: string[]): string[] =>
  checkClaims(
    texts.map((text, index) => parsePage(`${'abc'[index]}.md`, text)),
    CLAIMS,
  ).map(({ filePath, line, message }) => `${filePath}:${line}: ${message}`);

test('accepts pages that say the same in other words', () => {
  expect(check('A draught of 8,000 mm.', 'Ships up to 7999 mm and no more.', 'A draught of 8000 mm.')).toEqual([]);
});

test('finds the page that says something else, and names the first one', () => {
  expect(
    check('---\ntitle: A\n---\n\nA draught of 8000 mm.', 'A draught of 8000 mm.', 'Words.\n\n| a draught of 9000 mm |'),
  ).toEqual(['c.md:3: Says 9000 for the draught, but a.md:5 says 8000.']);
});

test('keeps apart what statements are about', () => {
  expect(check('`pier` is 90 m long, `quay` is 80 m long.', '`quay` is 70 m long.')).toEqual([
    'b.md:1: Says 70 for the length of `quay`, but a.md:1 says 80.',
  ]);
});

test('leaves out upgrade guides, which name older values', () => {
  expect(check('A draught of 8000 mm.', "---\nupgradeFrom: '1.0.0'\n---\n\nA draught of 7000 mm.")).toEqual([]);
});
