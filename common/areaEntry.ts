import type { AreaId } from './sidebar.ts';
import { findSidebarItem, type Sidebars } from './sidebar.ts';
import type { DocItem, NavbarItem } from './siteConfig.ts';

/** Find the navbar entry of an area, with its label for readers. */
export const findAreaEntry = (
  area: AreaId,
  { sidebars, navbar }: { sidebars: Sidebars; navbar: readonly NavbarItem[] },
): DocItem | undefined =>
  navbar.filter((item) => item.type === 'doc').find(({ to }) => findSidebarItem(sidebars, to)?.area === area);
