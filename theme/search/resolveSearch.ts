import { findAreaEntry } from '../../common/areaEntry.ts';
import type { Manifest } from '../../common/manifest.ts';
import { ALL_VERSIONS, type SearchAddress } from '../../common/searchAddress.ts';
import type { AreaId, Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/themeData.ts';
import { findVersion } from '../../common/version.ts';
import { type AskedVersion, findAskedVersion, findUpgrade, type UpgradeOffer } from './queryVersions.ts';

/** What is known of the site where a search is resolved. */
export interface Known extends Pick<ThemeData, 'base' | 'name' | 'navbar'> {
  sidebars: Sidebars;
  /** Undefined until it is loaded. */
  manifest: Manifest | undefined;
}

/** An area that can be chosen, of any version. */
export interface AreaChoice {
  id: AreaId;
  label: string;
}

/** An area of the version being read. */
export interface Area extends AreaChoice {
  /** Route of the area's index. */
  route: string;
}

/** What an address, or a text in the search box, asks for on this site. */
export interface ResolvedSearch {
  /** What is searched: words, a version and an area that the site has. */
  form: SearchAddress;
  /** Version that the query names, whether it is searched or not. */
  named: AskedVersion | undefined;
  /** The same where it is searched, for the rest of the query. */
  asked: AskedVersion | undefined;
  /** Upgrade that the query asks for. */
  upgrade: UpgradeOffer | undefined;
  /** Whether the address asks for a version that the site does not have. */
  isUnknownVersion: boolean;
  /** Areas that can be chosen; undefined until they are known. */
  areas: readonly AreaChoice[] | undefined;
}

/** Decide what is searched for an address. What is not known yet is taken as the address says. */
export function resolveSearch(address: SearchAddress, known: Known): ResolvedSearch {
  const { manifest, base, name } = known;
  const version = resolveVersion(address.version, manifest);
  const upgrade = manifest && findUpgrade(address.q, manifest, base);
  // An upgrade names versions, and asks for none.
  const named = manifest && !upgrade ? findAskedVersion(address.q, manifest) : undefined;
  // A version that was chosen counts more than one that the query names.
  const asked = version === undefined || (version === named?.name && version !== name) ? named : undefined;
  const searched = asked ? { ...address, q: asked.words, version: asked.name } : { ...address, version };
  const areas = listSearchedAreas(searched.version, known);
  const hasArea = areas?.some(({ id }) => id === searched.area) ?? true;
  return {
    form: hasArea ? searched : { ...searched, area: undefined, isOutside: false },
    named,
    asked,
    upgrade,
    isUnknownVersion: address.version !== undefined && version === undefined,
    areas,
  };
}

const resolveVersion = (version: string | undefined, manifest: Manifest | undefined): string | undefined =>
  !manifest || version === undefined || version === ALL_VERSIONS
    ? version
    : findVersion(manifest.versions, version)?.name;

/** List the areas of the version being read that have an entry in its navbar, called as there, in the order of the sidebars. */
export function listAreas({ navbar, sidebars }: Pick<Known, 'navbar' | 'sidebars'>): Area[] {
  return Object.keys(sidebars).flatMap((id) => {
    const entry = findAreaEntry(id, { sidebars, navbar });
    return entry ? [{ id, label: entry.label, route: entry.to }] : [];
  });
}

/** List the areas of what is searched: another version may have others, and all versions have the areas of each. */
function listSearchedAreas(version: string | undefined, known: Known): readonly AreaChoice[] | undefined {
  const { manifest, name } = known;
  if (version === undefined || version === name) return listAreas(known);
  if (!manifest) return undefined;
  const searched = manifest.versions.filter((entry) => version === ALL_VERSIONS || entry.name === version);
  const choices = searched.flatMap(({ sidebars }) =>
    Object.entries(sidebars).flatMap(([id, { title }]) => (title === undefined ? [] : [{ id, label: title }])),
  );
  return choices.filter(({ id }, index) => choices.findIndex((choice) => choice.id === id) === index);
}
