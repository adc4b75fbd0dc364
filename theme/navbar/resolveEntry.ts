import type { Sidebars } from '../../common/sidebar.ts';
import type { DocItem, DropdownItem, LinkItem } from '../../common/siteConfig.ts';
import { resolveSidebarPosition, type SidebarPosition } from '../site/resolveSidebarPosition.ts';

type Mark = 'page' | 'true' | undefined;

export type LinkEntry =
  | { kind: 'page'; label: string; route: string; mark: Mark }
  | { kind: 'site'; label: string; href: string };

export interface GroupEntry {
  kind: 'group';
  label: string;
  links: LinkEntry[];
  isActive: boolean;
}

interface NavbarContext {
  position: SidebarPosition;
  sidebars: Sidebars;
}

/** Resolve what an item of the navbar shows. */
export function resolveEntry(item: DocItem | LinkItem | DropdownItem, around: NavbarContext): LinkEntry | GroupEntry {
  // No `default`: a new type in the configuration does not compile until it is drawn.
  switch (item.type) {
    case 'doc':
    case 'link':
      return resolveLink(item, around);
    case 'dropdown':
      return resolveGroup(item, around);
  }
}

function resolveLink(item: DocItem | LinkItem, { position, sidebars }: NavbarContext): LinkEntry {
  const { label, to } = item;
  if (to !== undefined) return { kind: 'page', label, route: to, mark: resolveMark(item, position, sidebars) };
  if (item.type === 'link' && item.href !== undefined) return { kind: 'site', label, href: item.href };
  throw new Error('The item has neither "to" nor "href": set one of them in site.config.ts.');
}

function resolveGroup(item: DropdownItem, around: NavbarContext): GroupEntry {
  const links = item.items.map((child) => resolveLink(child, around));
  const isActive = links.some((link) => link.kind === 'page' && link.mark !== undefined);
  return { kind: 'group', label: item.label, links, isActive };
}

/** Decide how an entry is marked: as the page or as its area. Only a `doc` marks an area. */
export function resolveMark(item: DocItem | LinkItem, position: SidebarPosition, sidebars: Sidebars): Mark {
  if (item.to === undefined) return undefined;
  if (item.to === position.route) return 'page';
  if (item.type !== 'doc' || position.area === undefined) return undefined;
  return resolveSidebarPosition(sidebars, item.to).area === position.area ? 'true' : undefined;
}
