import type { Sidebars } from '../../common/sidebar.ts';
import type { DocItem, DropdownItem, LinkItem } from '../../common/siteConfig.ts';
import type { Place } from '../site/resolvePlace.ts';
import { type Mark, resolveMark } from './resolveMark.ts';

/** A link of the navbar, ready to be drawn. */
export type LinkEntry =
  | { kind: 'page'; label: string; route: string; mark: Mark }
  | { kind: 'site'; label: string; href: string };

/** Links behind a button, ready to be drawn. */
export interface GroupEntry {
  kind: 'group';
  label: string;
  links: LinkEntry[];
  /** Whether one of the links leads to what is being read. */
  isActive: boolean;
}

interface Surroundings {
  place: Place;
  sidebars: Sidebars;
}

/** Work out what an item of the navbar shows. Throws an Error that names an item for which that fails. */
export function resolveEntry(item: DocItem | LinkItem | DropdownItem, around: Surroundings): LinkEntry | GroupEntry {
  try {
    return resolve(item, around);
  } catch (cause) {
    throw new NavbarItemError(item.label, cause);
  }
}

/** Names the item of the navbar that cannot be drawn; the cause says why. */
export class NavbarItemError extends Error {
  constructor(label: string, cause: unknown) {
    super(`Cannot draw the navbar item "${label}".`, { cause });
  }
}

// No `default`: a type that is added to the configuration does not compile until it is drawn.
function resolve(item: DocItem | LinkItem | DropdownItem, around: Surroundings): LinkEntry | GroupEntry {
  switch (item.type) {
    case 'doc':
    case 'link':
      return resolveLink(item, around);
    case 'dropdown':
      return resolveGroup(item, around);
  }
}

function resolveLink(item: DocItem | LinkItem, { place, sidebars }: Surroundings): LinkEntry {
  const { label, to } = item;
  if (to !== undefined) return { kind: 'page', label, route: to, mark: resolveMark(item, place, sidebars) };
  if (item.type === 'link' && item.href !== undefined) return { kind: 'site', label, href: item.href };
  throw new Error('It leads nowhere: "to" and "href" are missing.');
}

function resolveGroup(item: DropdownItem, around: Surroundings): GroupEntry {
  const links = item.items.map((child) => resolveLink(child, around));
  const isActive = links.some((link) => link.kind === 'page' && link.mark !== undefined);
  return { kind: 'group', label: item.label, links, isActive };
}
