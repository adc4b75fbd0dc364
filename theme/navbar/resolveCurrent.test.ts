import { expect, test } from 'vitest';
import type { DocItem, LinkItem } from '../../common/siteConfig.ts';
import { resolveSidebarPosition } from '../site/resolveSidebarPosition.ts';
import { resolveCurrent } from './resolveCurrent.ts';

const api: DocItem = { type: 'doc', label: 'API', to: '/api/' };
const web: LinkItem = { type: 'link', label: 'Web', href: 'https://example.org' };
const sidebars = {
  harbor: [{ label: 'Start', link: '/' }],
  api: [
    { label: 'Overview', link: '/api/' },
    { label: 'sync', link: '/api/sync/' },
  ],
};
const guide: DocItem = { type: 'doc', label: 'Guide', to: '/' };
const syncLink: LinkItem = { type: 'link', label: 'sync', to: '/api/sync/' };
const apiLink: LinkItem = { type: 'link', label: 'API', to: '/api/' };

test.each([
  ['the page being read', api, '/api/', 'page'],
  ['another page of its area', api, '/api/sync/', 'true'],
  ['a page of another area', guide, '/api/', undefined],
  ['a page of no area', guide, '/search/', undefined],
  ['a link to the page being read', syncLink, '/api/sync/', 'page'],
  ['a link, on another page of the area', apiLink, '/api/sync/', undefined],
  ['another site', web, '/', undefined],
] as const)('%s', (_name, item, route, current) => {
  expect(resolveCurrent(item, resolveSidebarPosition(sidebars, route), sidebars)).toBe(current);
});
