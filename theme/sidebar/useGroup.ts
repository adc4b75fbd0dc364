import { useEffect, useState } from 'react';
import type { SidebarItem } from '../../common/sidebar.ts';
import { holdsRoute } from '../site/resolvePlace.ts';

/** Groups that were opened or closed since the page was loaded, by their path. Empty while the server draws. */
const remembered = new Map<string, boolean>();

interface Inputs {
  item: SidebarItem;
  /** Names of the section and of the groups down to this one: the same group has the same path on every page. */
  path: string;
  /** Route of the page being read. */
  route: string;
}

/**
 * Keep whether a group is open, also while another section is read. Arriving at a page opens the groups that hold it; the
 * rest is the reader's choice.
 */
export function useGroup({ item, path, route }: Inputs): { isOpen: boolean; toggle: () => void } {
  const holdsCurrent = holdsRoute(item, route);
  const [isOpen, setIsOpen] = useState(holdsCurrent || (remembered.get(path) ?? !item.collapsed));

  const change = (next: boolean) => {
    remembered.set(path, next);
    setIsOpen(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also from one page of the group to another.
  useEffect(() => {
    if (holdsCurrent) change(true);
  }, [holdsCurrent, route]);

  return { isOpen, toggle: () => change(!isOpen) };
}
