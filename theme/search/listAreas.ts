import type { SectionId } from '../../common/buildRecord.ts';
import { findSectionEntry } from '../../common/sectionEntry.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import type { NavbarItem } from '../../common/siteConfig.ts';

/** A section of the docs that can be searched alone. */
export interface Area {
  id: SectionId;
  label: string;
  /** Route of the section's index. */
  route: string;
}

/** List the sections that have an entry in the navbar, in the order of the sidebars. */
export function listAreas(navbar: readonly NavbarItem[], sidebars: Sidebars): Area[] {
  return Object.keys(sidebars).flatMap((id) => {
    const entry = findSectionEntry(id, { sidebars, navbar });
    return entry ? [{ id, label: entry.label, route: entry.to }] : [];
  });
}
