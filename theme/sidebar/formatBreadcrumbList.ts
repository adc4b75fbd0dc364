import { pathnameOf } from '../../common/urls.ts';
import type { PageAddress, SidebarPosition } from '../site/resolveSidebarPosition.ts';

interface Inputs {
  position: SidebarPosition;
  title: string;
  siteTitle: string;
  origin: string;
  base: string;
}

/**
 * Format a schema.org BreadcrumbList, safe inside a `<script>`. Items without a page are left out: each step must have an address.
 */
export function formatBreadcrumbList({ position, title, siteTitle, origin, base }: Inputs): string {
  const itemListElement = listCrumbs(position, title, siteTitle).map(({ label, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + pathnameOf(base, route),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  // A "<" could end the script element early, or open a comment in it.
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}

function listCrumbs(position: SidebarPosition, title: string, siteTitle: string): PageAddress[] {
  const home = { label: siteTitle, route: '/' };
  if (position.route === '/') return [home];
  const above = position.trail.flatMap(({ label, link }) => (link ? [{ label, route: link }] : []));
  return [home, ...above, { label: position.item?.label ?? title, route: position.route }];
}
