import { expect, test } from 'vitest';
import type { DocItem, DropdownItem, LinkItem } from '../../common/siteConfig.ts';
import { resolvePlace } from '../site/resolvePlace.ts';
import { NavbarItemError, resolveEntry } from './resolveEntry.ts';

const sidebars = { tango: [{ label: 'Start', link: '/' }], api: [{ label: 'Overview', link: '/api/' }] };
const around = (route: string) => ({ place: resolvePlace(sidebars, route), sidebars });
const api: DocItem = { type: 'doc', label: 'API', to: '/api/' };
const web: LinkItem = { type: 'link', label: 'Web', href: 'https://example.org' };
const more: DropdownItem = { type: 'dropdown', label: 'More', items: [web, api] };

test('an item with a route leads to a page, one with an address to another site', () => {
  expect(resolveEntry(api, around('/api/'))).toEqual({ kind: 'page', label: 'API', route: '/api/', mark: 'page' });
  expect(resolveEntry(web, around('/api/'))).toEqual({ kind: 'site', label: 'Web', href: 'https://example.org' });
});

test('a dropdown is active through its links', () => {
  expect(resolveEntry(more, around('/api/'))).toMatchObject({ kind: 'group', isActive: true });
  expect(resolveEntry(more, around('/'))).toMatchObject({ kind: 'group', isActive: false });
});

test('the error of an item that cannot be drawn names it, and keeps the cause', () => {
  const { items: _, ...broken } = more;
  const draw = () => resolveEntry(broken as DropdownItem, around('/'));
  expect(draw).toThrow(NavbarItemError);
  expect(draw).toThrow('Cannot draw the navbar item "More".');
  expect(draw).toThrow(expect.objectContaining({ cause: expect.any(TypeError) }));
});

test('an item that leads nowhere cannot be drawn', () => {
  const draw = () => resolveEntry({ type: 'link', label: 'Web' }, around('/'));
  expect(draw).toThrow(expect.objectContaining({ cause: new Error('It leads nowhere: "to" and "href" are missing.') }));
});
