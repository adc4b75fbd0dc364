import type { Sidebars } from '../../common/sidebar.ts';
import type { DocItem, LinkItem } from '../../common/siteConfig.ts';
import { resolveSidebarPosition, type SidebarPosition } from '../site/resolveSidebarPosition.ts';

/** Decide how a link of the navbar is current: as the page or as its area. Only a `doc` stands for an area. */
export function resolveCurrent(
  item: DocItem | LinkItem,
  position: SidebarPosition,
  sidebars: Sidebars,
): 'page' | 'true' | undefined {
  if (item.to === undefined) return undefined;
  if (item.to === position.route) return 'page';
  if (item.type !== 'doc' || position.area === undefined) return undefined;
  return resolveSidebarPosition(sidebars, item.to).area === position.area ? 'true' : undefined;
}
