import { expect, test } from 'vitest';
import type { Footer, NavbarItem } from '../../common/siteConfig.ts';
import { checkSiteLinks } from './checkSiteLinks.ts';

const position = 'right';
const copyright = { from: 2021, to: 2025, holder: 'Docs' };
const guide: NavbarItem = { type: 'doc', label: 'Guide', to: '/', position };
const api: NavbarItem = { type: 'doc', label: 'API', to: '/api/', position };
const web: NavbarItem = { type: 'link', label: 'Web', href: 'https://example.org', position };
const dropdown: NavbarItem = { type: 'dropdown', label: 'More', items: [api], position };
const columns = [{ title: 'Docs', items: [{ label: 'Start', to: '/start/' }] }];

const check = (items: NavbarItem[], routes: string[], footer: Partial<Footer> = {}) =>
  checkSiteLinks({ navbar: { items }, footer: { logo: { text: 'Docs' }, copyright, ...footer } }, routes, '1.0.0');

test('pages that the version has are accepted, and other sites are left alone', () => {
  expect(() => check([guide, api, web], ['/', '/api/'])).not.toThrow();
});

test.each([
  ['an item of the navbar', [guide, api], {}, 'navbar.items.1 ("API"): version 1.0.0 has no page /api/'],
  ['an item in a dropdown', [guide, dropdown], {}, 'navbar.items.1.items.0 ("API")'],
  ['a link of the footer', [guide], { columns }, 'footer.columns.0.items.0 ("Start")'],
])('%s without its page is named', (_what, items, footer, message) => {
  expect(() => check(items, ['/'], footer)).toThrow(message);
});
