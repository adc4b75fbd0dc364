import { expect, test } from 'vitest';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { markdownCopies as words } from '../../common/strings/en/markdownCopies.ts';
import { groupPages } from './markdownCopies.ts';

const page = (route: string) => ({ route, title: route, description: '' });
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
const navbar: SiteConfig['navbar'] = {
  items: [
    { type: 'doc', label: 'API', to: '/api/', position: 'left' },
    { type: 'doc', label: 'Guide', to: '/', position: 'left' },
  ],
};

test('pages are in the order of the sidebars, each once, under names of the navbar or ids; those of no sidebar come last', () => {
  const groups = groupPages(['/lost/', '/api/', '/streams/', '/', '/shell/'].map(page), { sidebars, navbar, words });
  expect(groups.map(({ title, pages }) => [title, ...pages.map(({ route }) => route)])).toEqual([
    ['recipes', '/shell/'],
    ['Guide', '/', '/streams/'],
    ['API', '/api/'],
    ['Other pages', '/lost/'],
  ]);
});
