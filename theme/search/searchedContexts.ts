import type { Manifest } from '../../common/manifest.ts';
import { ALL_VERSIONS, type SearchAddress } from '../../common/searchAddress.ts';
import type { SearchContext } from './listContexts.ts';

/** A section that can be chosen, of any version. */
export type ContextChoice = Pick<SearchContext, 'id' | 'label'>;

interface Known {
  /** Sections of the page's own version. */
  own: readonly SearchContext[];
  ownName: string;
  /** Undefined until it is loaded. */
  manifest: Manifest | undefined;
}

/**
 * List the sections of what is searched: another version may have others than the page's own, and all versions have the
 * sections of each. Undefined while the manifest, which knows them, is not there.
 */
export function listSearchedContexts(
  version: string | undefined,
  { own, ownName, manifest }: Known,
): readonly ContextChoice[] | undefined {
  if (version === undefined || version === ownName) return own;
  if (!manifest) return undefined;
  const searched = manifest.versions.filter(({ name }) => version === ALL_VERSIONS || name === version);
  const choices = searched.flatMap(({ sidebars }) =>
    Object.entries(sidebars).flatMap(([id, { title }]) => (title === undefined ? [] : [{ id, label: title }])),
  );
  return choices.filter(({ id }, index) => choices.findIndex((choice) => choice.id === id) === index);
}

/** Search all sections where what is searched does not have the one that is asked for. */
export function dropUnknownContext(
  address: SearchAddress,
  contexts: readonly ContextChoice[] | undefined,
): SearchAddress {
  const isKnown = contexts?.some(({ id }) => id === address.context) ?? true;
  return isKnown ? address : { ...address, context: undefined, isOutside: false };
}
