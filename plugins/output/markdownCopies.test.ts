import { expect, test } from 'vitest';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { markdownCopies as words } from '../../common/strings/en/markdownCopies.ts';
import { groupPages } from './markdownCopies.ts';

const page = (route: string) => ({ route, title: route, description: '' });
const sidebars = {
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
    { type: 'doc', label: 'Guide', to: '/', position: 'left' },
    { type: 'doc', label: 'API', to: '/api/', position: 'left' },
  ],
};

function group(routes: string[]): [string, string[]][] {
  const groups = groupPages(routes.map(page), { sidebars, navbar, words });
  return groups.map(({ title, pages }) => [title, pages.map(({ route }) => route)]);
}

test('pages are in the order of the sidebars, each once, under the names of the navbar', () => {
  expect(group(['/api/', '/streams/', '/'])).toEqual([
    ['Guide', ['/', '/streams/']],
    ['API', ['/api/']],
  ]);
});

test('areas come in the order of the file; one that the navbar does not name has its id for a title', () => {
  const own = { recipes: [{ label: 'Shell', link: '/shell/' }], ...sidebars };
  const groups = groupPages(['/', '/shell/'].map(page), { sidebars: own, navbar, words });
  expect(groups.map(({ title }) => title)).toEqual(['recipes', 'Guide']);
});

test('a page that no sidebar names comes last', () => {
  expect(group(['/lost/', '/'])).toEqual([
    ['Guide', ['/']],
    ['Other pages', ['/lost/']],
  ]);
});
