import { expect, test } from 'vitest';
import type { DocItem, LinkItem } from '../../common/siteConfig.ts';
import { resolvePlace } from '../site/resolvePlace.ts';
import { resolveMark } from './resolveMark.ts';

const sidebars = {
  tango: [{ label: 'Start', link: '/' }],
  api: [
    { label: 'Overview', link: '/api/' },
    { label: 'sync', link: '/api/sync/' },
  ],
};
const guide: DocItem = { type: 'doc', label: 'Guide', to: '/' };
const api: DocItem = { type: 'doc', label: 'API', to: '/api/' };
const syncLink: LinkItem = { type: 'link', label: 'sync', to: '/api/sync/' };
const apiLink: LinkItem = { type: 'link', label: 'API', to: '/api/' };
const web: LinkItem = { type: 'link', label: 'Web', href: 'https://example.org' };

test.each([
  ['the page being read', api, '/api/', 'page'],
  ['another page of its section', api, '/api/sync/', 'true'],
  ['a page of another section', guide, '/api/', undefined],
  ['a page of no section', guide, '/search/', undefined],
  ['a link to the page being read', syncLink, '/api/sync/', 'page'],
  ['a link, on another page of the section', apiLink, '/api/sync/', undefined],
  ['another site', web, '/', undefined],
] as const)('%s', (_name, item, route, mark) => {
  expect(resolveMark(item, resolvePlace(sidebars, route), sidebars)).toBe(mark);
});
