import type { AreaId } from './buildRecord.ts';
import { findSidebarItem, type Sidebars } from './sidebar.ts';
import type { DocItem, NavbarItem } from './siteConfig.ts';

/** Find the entry of the navbar that stands for an area: it says what readers know the area as. */
export const findAreaEntry = (
  area: AreaId,
  { sidebars, navbar }: { sidebars: Sidebars; navbar: readonly NavbarItem[] },
): DocItem | undefined =>
  navbar.filter((item) => item.type === 'doc').find(({ to }) => findSidebarItem(sidebars, to)?.area === area);
