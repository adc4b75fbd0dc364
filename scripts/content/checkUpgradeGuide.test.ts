import { expect, test } from 'vitest';
import { checkUpgradeGuide } from './checkUpgradeGuide.ts';
import { parsePage } from './readDocs.ts';

const TITLE = 'Upgrade from 1.1.0 to 2.0.0';

function check(body: string, { title = TITLE, head = "upgradeFrom: '1.1.0'" } = {}): string[] {
  const page = parsePage('upgrade.md', `---\ntitle: ${title}\n${head}\n---\n\n${body}\n`);
  return checkUpgradeGuide(page).map(({ line, message }) => `${line}: ${message}`);
}

const guide = (...lines: string[]): string => [`# ${TITLE}`, ...lines].join('\n');

test.each([
  ['every kind', guide('Words.', '## Breaking', '### A', '### B', '## Behaviour', '### C', '## New', '### D')],
  ['one kind', guide('## New', '### A', '#### Below')],
  ['other headings after the steps', guide('## New', '### A', '## Not yet', '### B')],
])('accepts %s', (_name, body) => expect(check(body)).toEqual([]));

test('leaves a page alone that is no upgrade guide', () => {
  expect(check('# Other', { head: 'keywords: []' })).toEqual([]);
});

test.each([
  [guide('Words.'), '6: An upgrade guide has steps'],
  [guide('## Breaking', '## New', '### A'), '7: "Breaking" has no step'],
  [guide('## New', '### A', '## Breaking', '### B'), '9: "Breaking" is out of order'],
  [guide('## New', '### A', '## New', '### B'), '9: "New" is out of order'],
  [guide('## Before you start', '## New', '### A'), '7: "Before you start" is before a part with steps'],
  ['# Upgrade\n## New\n### A', '6: The heading of an upgrade guide is its title'],
])('%j: %s', (body, problem) => {
  expect(check(body)).toEqual([expect.stringContaining(problem)]);
});

test('finds a title that does not name the version it starts from', () => {
  const title = 'Upgrade from 1.1.0.2';
  expect(check(`# ${title}\n\n## New\n\n### A`, { title })).toEqual([
    '2: The title of an upgrade guide names the version it starts from: write 1.1.0 in it.',
  ]);
});
