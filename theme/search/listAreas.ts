import { findAreaEntry } from '../../common/areaEntry.ts';
import type { AreaId, Sidebars } from '../../common/sidebar.ts';
import type { NavbarItem } from '../../common/siteConfig.ts';

/** An area of the docs that can be searched alone. */
export interface Area {
  id: AreaId;
  label: string;
  /** Route of the area's index. */
  route: string;
}

/** List the areas that have an entry in the navbar, in the order of the sidebars. */
export function listAreas(navbar: readonly NavbarItem[], sidebars: Sidebars): Area[] {
  return Object.keys(sidebars).flatMap((id) => {
    const entry = findAreaEntry(id, { sidebars, navbar });
    return entry ? [{ id, label: entry.label, route: entry.to }] : [];
  });
}
