import { expect, test } from 'vitest';
import type { NavbarItem } from '../../common/siteConfig.ts';
import { formatLlms, groupPages } from './markdownCopies.ts';

const listed = (route: string) => ({ route, title: route, description: '' });
const sidebars = {
  recipes: [{ label: 'Shell', link: '/shell/' }],
  start: [
    { label: 'Start', link: '/' },
    { label: 'Basics', items: [{ label: 'Streams', link: '/streams/' }] },
  ],
  api: [
    { label: 'Overview', link: '/api/' },
    { label: 'Start again', link: '/' },
  ],
};
const navbar: NavbarItem[] = [
  { type: 'doc', label: 'API', to: '/api/', position: 'left' },
  { type: 'doc', label: 'Guide', to: '/', position: 'left' },
];

test('pages are in the order of the sidebars, each once, under names of the navbar or ids; those of no sidebar come last', () => {
  const groups = groupPages(['/lost/', '/api/', '/streams/', '/', '/shell/'].map(listed), { sidebars, navbar });
  expect(groups.map(({ title, pages }) => [title, ...pages.map(({ route }) => route)])).toEqual([
    ['recipes', '/shell/'],
    ['Guide', '/', '/streams/'],
    ['API', '/api/'],
    ['Other pages', '/lost/'],
  ]);
});

const site = { siteTitle: 'Harbor', versionLabel: '2.0.0', home: 'https://a.org/2.0.0/' };
const page = {
  route: '/api/read/',
  title: 'read[0]',
  description: 'Reads.',
};

test('every page is under its area, with its copy and its description', () => {
  expect(formatLlms([{ title: 'API', pages: [page] }], 'Talk to devices', site)).toBe(
    [
      '# Harbor 2.0.0',
      '> Talk to devices',
      'These pages describe version 2.0.0 only. In one file, without the reference: <https://a.org/2.0.0/llms-full.txt>.',
      '## API',
      '- [read\\[0\\]](https://a.org/2.0.0/api/read/index.md): Reads.\n',
    ].join('\n\n'),
  );
});
