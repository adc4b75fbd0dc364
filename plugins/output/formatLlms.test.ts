import { expect, test } from 'vitest';
import { markdownCopies as words } from '../../common/strings/en/markdownCopies.ts';
import { formatLlms } from './formatLlms.ts';

const facts = {
  siteTitle: 'Harbor',
  versionLabel: '2.0.0',
  isReleased: true,
  home: 'https://a.org/2.0.0/',
  siteHome: 'https://a.org/',
  hostPaths: [],
  words,
};
const page = {
  route: '/api/read/',
  title: 'read[0]',
  description: 'Reads.',
};

test('every page is under its area, with its copy and its description', () => {
  expect(formatLlms([{ title: 'API', pages: [page] }], 'Talk to devices', facts)).toBe(
    [
      '# Harbor 2.0.0',
      '> Talk to devices',
      'These pages describe version 2.0.0 only. In one file, without the reference: <https://a.org/2.0.0/llms-full.txt>.',
      '## API',
      '- [read\\[0\\]](https://a.org/2.0.0/api/read/index.md): Reads.\n',
    ].join('\n\n'),
  );
});
