import type { Sidebars } from '../../common/sidebar.ts';
import type { DocItem, LinkItem } from '../../common/siteConfig.ts';
import { type Place, resolvePlace } from '../site/resolvePlace.ts';

/** What `aria-current` says of an entry. */
export type Mark = 'page' | 'true' | undefined;

/** Decide how an entry is marked: as the page being read, or as its section. Only a `doc` stands for a section. */
export function resolveMark(item: DocItem | LinkItem, place: Place, sidebars: Sidebars): Mark {
  if (item.to === undefined) return undefined;
  if (item.to === place.route) return 'page';
  if (item.type !== 'doc' || place.section === undefined) return undefined;
  return resolvePlace(sidebars, item.to).section === place.section ? 'true' : undefined;
}
