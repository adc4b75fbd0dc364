import type { SectionId } from './buildRecord.ts';
import { findPlace, type Sidebars } from './sidebar.ts';
import type { DocItem, NavbarItem } from './siteConfig.ts';

/** Find the entry of the navbar that stands for a section: it says what readers know the section as. */
export const findSectionEntry = (
  section: SectionId,
  { sidebars, navbar }: { sidebars: Sidebars; navbar: readonly NavbarItem[] },
): DocItem | undefined =>
  navbar.filter((item) => item.type === 'doc').find(({ to }) => findPlace(sidebars, to)?.section === section);
