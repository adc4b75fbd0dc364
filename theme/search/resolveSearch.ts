import type { Manifest } from '../../common/manifest.ts';
import { ALL_VERSIONS, findAreaEntry, type SearchAddress } from '../../common/search.ts';
import type { AreaId, Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/siteConfig.ts';
import { findVersion } from '../../common/version.ts';

export interface Known extends Pick<ThemeData, 'name' | 'navbar'> {
  sidebars: Sidebars;
  manifest: Manifest | undefined;
}

interface AreaChoice {
  id: AreaId;
  label: string;
}

export interface Area extends AreaChoice {
  route: string;
}

interface ResolvedSearch {
  /** As the site has them. */
  form: SearchAddress;
  isUnknownVersion: boolean;
  areas: readonly AreaChoice[] | undefined;
}

/** Decide what is searched. What is not loaded yet comes from the address. */
export function resolveSearch(address: SearchAddress, known: Known): ResolvedSearch {
  const version = resolveVersion(address.version, known.manifest);
  const searched = { ...address, version };
  const areas = listSearchedAreas(version, known);
  const hasArea = areas?.some(({ id }) => id === searched.area) ?? true;
  return {
    form: hasArea ? searched : { ...searched, area: undefined, isOutside: false },
    isUnknownVersion: address.version !== undefined && version === undefined,
    areas,
  };
}

const resolveVersion = (version: string | undefined, manifest: Manifest | undefined): string | undefined =>
  !manifest || version === undefined || version === ALL_VERSIONS
    ? version
    : findVersion(manifest.versions, version)?.name;

/** List the areas in the navbar of this version, in the order of the sidebars. */
export function listSearchAreas({ navbar, sidebars }: Pick<Known, 'navbar' | 'sidebars'>): Area[] {
  return Object.keys(sidebars).flatMap((id) => {
    const entry = findAreaEntry(id, { sidebars, navbar });
    return entry ? [{ id, label: entry.label, route: entry.to }] : [];
  });
}

/** Other versions may have other areas; all versions have the areas of each. */
function listSearchedAreas(version: string | undefined, known: Known): readonly AreaChoice[] | undefined {
  const { manifest, name } = known;
  if (version === undefined || version === name) return listSearchAreas(known);
  if (!manifest) return undefined;
  const searched = manifest.versions.filter((entry) => version === ALL_VERSIONS || entry.name === version);
  const choices = searched.flatMap(({ sidebars }) =>
    Object.entries(sidebars).flatMap(([id, { title }]) => (title === undefined ? [] : [{ id, label: title }])),
  );
  return choices.filter(({ id }, index) => choices.findIndex((choice) => choice.id === id) === index);
}
