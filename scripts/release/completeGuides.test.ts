import { expect, test } from 'vitest';
import { parsePage } from '../content/readDocs.ts';
import { completeGuide } from './completeGuides.ts';

const complete = (head: string, title: string) =>
  completeGuide(parsePage('a.md', `---\ntitle: ${title}\n${head}\n---\n\n# ${title}\n\nWords.\n`), '2.2.0');

const GUIDE = "upgradeFrom: '2.1.0'";

test.each([
  ['Upgrade from 2.1.0', 'Upgrade from 2.1.0 to 2.2.0'],
  ['Upgrade from 2.0.0 to 2.1.0', 'Upgrade from 2.0.0 to 2.2.0'],
  ['Upgrade from 2.1.0 to 2.2.0', 'Upgrade from 2.1.0 to 2.2.0'],
])('the titles of a guide, %s, become %s', (title, completed) => {
  expect(complete(GUIDE, title)).toBe(`---\ntitle: ${completed}\n${GUIDE}\n---\n\n# ${completed}\n\nWords.\n`);
});

test('another page stays as it is', () => {
  expect(complete('keywords: []', 'Upgrade')).not.toContain('2.2.0');
});
