import { expect, test } from 'vitest';
import type { Footer, NavbarItem } from '../../common/siteConfig.ts';
import { checkSiteLinks } from './checkSiteLinks.ts';

const position = 'right';
const footer: Footer = { logo: { text: 'Docs' }, copyright: { from: 2021, to: 2025, holder: 'Docs' } };
const guide: NavbarItem = { type: 'doc', label: 'Guide', to: '/', position };
const api: NavbarItem = { type: 'doc', label: 'API', to: '/api/', position };

const check = (items: NavbarItem[], routes: string[], changes: Partial<Footer> = {}) =>
  checkSiteLinks({ navbar: { items }, footer: { ...footer, ...changes } }, routes, '1.0.0');

test('pages that the version has are accepted, and other sites are left alone', () => {
  const web: NavbarItem = { type: 'link', label: 'Web', href: 'https://example.org', position };
  expect(() => check([guide, api, web], ['/', '/api/'])).not.toThrow();
});

test('an item of the navbar without its page is named, with the version', () => {
  expect(() => check([guide, api], ['/'])).toThrow('navbar.items.1 ("API"): version 1.0.0 has no page /api/');
});

test('an item in a dropdown is named too', () => {
  const dropdown: NavbarItem = { type: 'dropdown', label: 'More', items: [api], position };
  expect(() => check([guide, dropdown], ['/'])).toThrow('navbar.items.1.items.0 ("API")');
});

test('a link of the footer is named by its column', () => {
  const columns = [{ title: 'Docs', items: [{ label: 'Start', to: '/start/' }] }];
  expect(() => check([guide], ['/'], { columns })).toThrow('footer.columns.0.items.0 ("Start")');
});
