import { useEffect, useState } from 'react';
import type { SidebarItem } from '../../../common/sidebar.ts';
import { holdsRoute } from '../../data/resolvePlace.ts';

/** Keep whether a group is open. Arriving at a page opens the groups that hold it; the rest is the reader's choice. */
export function useGroup(item: SidebarItem, route: string): { isOpen: boolean; toggle: () => void } {
  const holdsCurrent = holdsRoute(item, route);
  const [isOpen, setIsOpen] = useState(holdsCurrent || !item.collapsed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also from one page of the group to another.
  useEffect(() => {
    if (holdsCurrent) setIsOpen(true);
  }, [holdsCurrent, route]);

  return { isOpen, toggle: () => setIsOpen((before) => !before) };
}
