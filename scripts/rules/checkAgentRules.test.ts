import { expect, test } from 'vitest';
import { parsePage } from '../../common/docs/parsePage.ts';
import { readDataFiles } from '../content/readDocs.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkAgentRules } from './checkSidebars.ts';

const pages = [parsePage('guide/index.md', '---\ntitle: A\n---\n# A\n\n## Close it\n')];

function check(...leads: string[]): string[] {
  const dir = makeTempDir();
  const rules = leads.map((page) => ({ rule: 'Close it.', page }));
  writeFiles(dir, { 'agents.json': JSON.stringify({ about: 'A library.', rules }, null, 2) });
  return checkAgentRules({ docsDir: dir, pages, agents: readDataFiles(dir).agents }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('a rule leads to a page or a heading that the version has', () => {
  expect(check('/guide/', '/guide/#close-it')).toEqual([]);
  expect(check('/guide/', '/guide/#open-it', '/nowhere/')).toEqual([
    '10: The rule leads to /guide/#open-it, which no page or heading has.',
    '14: The rule leads to /nowhere/, which no page or heading has.',
  ]);
});

test('docs without rules have no faults', () => {
  expect(checkAgentRules({ docsDir: makeTempDir(), pages, agents: undefined })).toEqual([]);
});
