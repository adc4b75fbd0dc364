import type { PageChange } from '../../common/changes.ts';
import type { ManifestVersion } from '../../common/manifest.ts';
import type { AreaId } from '../../common/sidebar.ts';
import { compare as words } from '../../common/strings/en/compare.ts';

export interface Area {
  id: AreaId;
  label: string;
}

/** List the areas of two versions, in the order and with the names of the later one. */
export function listAreas(before: Pick<ManifestVersion, 'sidebars'>, after: Pick<ManifestVersion, 'sidebars'>): Area[] {
  const entries = Object.entries({ ...before.sidebars, ...after.sidebars });
  const order = [...new Set([...Object.keys(after.sidebars), ...Object.keys(before.sidebars)])];
  return entries
    .map(([id, { title, label }]) => ({ id, label: title ?? label }))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Group pages by area; those without one come last. */
export function groupByArea(
  pages: readonly PageChange[],
  areas: readonly Area[],
): { label: string; pages: PageChange[] }[] {
  const ids = new Set(areas.map(({ id }) => id));
  const groups = areas.map(({ id, label }) => ({ label, pages: pages.filter(({ area }) => area === id) }));
  const rest = { label: words.otherPages, pages: pages.filter(({ area }) => area === null || !ids.has(area)) };
  return [...groups, rest].filter((group) => group.pages.length > 0);
}
