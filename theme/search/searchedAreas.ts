import type { Manifest } from '../../common/manifest.ts';
import { ALL_VERSIONS, type SearchAddress } from '../../common/searchAddress.ts';
import type { Area } from './listAreas.ts';

/** An area that can be chosen, of any version. */
export type AreaChoice = Pick<Area, 'id' | 'label'>;

interface Known {
  /** Areas of the page's own version. */
  own: readonly Area[];
  ownName: string;
  /** Undefined until it is loaded. */
  manifest: Manifest | undefined;
}

/**
 * List the areas of what is searched: another version may have others than the page's own, and all versions have the
 * areas of each. Undefined while the manifest, which knows them, is not there.
 */
export function listSearchedAreas(
  version: string | undefined,
  { own, ownName, manifest }: Known,
): readonly AreaChoice[] | undefined {
  if (version === undefined || version === ownName) return own;
  if (!manifest) return undefined;
  const searched = manifest.versions.filter(({ name }) => version === ALL_VERSIONS || name === version);
  const choices = searched.flatMap(({ sidebars }) =>
    Object.entries(sidebars).flatMap(([id, { title }]) => (title === undefined ? [] : [{ id, label: title }])),
  );
  return choices.filter(({ id }, index) => choices.findIndex((choice) => choice.id === id) === index);
}

/** Search all areas where what is searched does not have the one that is asked for. */
export function dropUnknownArea(address: SearchAddress, areas: readonly AreaChoice[] | undefined): SearchAddress {
  const isKnown = areas?.some(({ id }) => id === address.area) ?? true;
  return isKnown ? address : { ...address, area: undefined, isOutside: false };
}
