import type { ApiFile } from '../../common/apiFile.ts';
import type { ApiRenames } from '../../common/library.ts';
import { ApiIndex, isValueAlone, publicIdOf, splitId, staticIdOf } from './ApiIndex.ts';
import { formatText } from './formatText.ts';

/** The API of one version; without a file, nothing is known of it. */
export interface VersionApi {
  version: string;
  api?: ApiFile | undefined;
}

/** An export or a member through the versions, oldest first. */
export interface SymbolTrack {
  /** Its newest id: `package:Name`, `package:Name.member` or `package:Name.static member`. */
  id: string;
  /** For each version: what it is there; undefined where it is not, 'unknown' where nobody can tell. */
  steps: (SymbolStep | 'unknown' | undefined)[];
}

export interface SymbolStep {
  /** Also of a static member `package:Name.member`. */
  id: string;
  /** As the package declares it, a line for each overload. */
  code: string;
  /** Its code for comparisons with other versions, with ids that versions share in the place of names. */
  text: string;
  deprecated: true | string | undefined;
  /** Id of the export that this is another name for. */
  alias: string | undefined;
  /** Of a member that another type declares. */
  isInherited: boolean;
}

/** Tell whether a symbol differs between two versions. What reads the same does not. */
export const differs = (before: SymbolStep, after: SymbolStep): boolean =>
  before.code !== after.code && before.text !== after.text;

/** One version: its symbols, and the ids that it gave to what had others before. */
interface Place {
  index: ApiIndex | undefined;
  /** New ids by old ones. */
  renamed: ReadonlyMap<string, string>;
  /** Old ids by new ones. */
  former: ReadonlyMap<string, string>;
}

/** The id of a symbol that a version lacks. */
const NO_ID = '';

/** Follow all symbols through versions, oldest first, sorted by id. What is renamed is one symbol. */
export function followSymbols(versions: readonly VersionApi[], renames: ApiRenames = {}): SymbolTrack[] {
  const places = versions.map(({ version, api }) => createPlace(api, renames[version]));
  /** Find the id that a symbol has in a version. */
  const idAt = (newest: string, at: number) =>
    places.slice(at + 1).reduceRight((one, { former }) => replaceId(one, former), newest);
  const all = new Set(places.flatMap(({ index }, at) => index?.ids.map((id) => rename(places, id, at)) ?? []));
  /** Tell whether a member has only owners without instances: what was a class in another version may be a constant. */
  const isStatic = (id: string) =>
    places.every(({ index }, at) =>
      (index?.find(idAt(id, at)) ?? []).every(({ owner }) => owner !== undefined && isValueAlone(owner)),
    );
  const own = [...all].filter((id) => !all.has(staticIdOf(id) ?? '') || !isStatic(id));
  const findRoot = createFindRoot(places);
  return own.sort().map((id) => ({
    id,
    steps: places.map(({ index }, at) => readStep(index, idAt(id, at), (one) => findRoot(one, at))),
  }));
}

function createPlace(api: ApiFile | undefined, renames: Readonly<Record<string, string>> = {}): Place {
  const pairs = Object.entries(renames);
  const index = api && new ApiIndex(api);
  // What has a name that another symbol had before is new, unless it is that symbol.
  const reused = pairs.filter(([newId, oldId]) => index?.aliasOf(oldId) !== newId);
  return {
    index,
    renamed: new Map(pairs.map(([newId, oldId]) => [oldId, newId])),
    former: new Map([...reused.map(([, oldId]) => [oldId, NO_ID] as const), ...pairs]),
  };
}

/**
 * Create a function that finds one id for all names of a symbol: those before it was renamed, and other names that a version has
 * for it. Names of two things in any version are not joined.
 */
function createFindRoot(places: readonly Place[]): (id: string, at: number) => string {
  const targets = new Map<string, string>();
  const follow = (id: string): string => {
    const target = targets.get(id);
    return target === undefined ? id : follow(target);
  };
  const findRoot = (id: string, at: number) => follow(rename(places, id, at));
  /** Places that declare what has an id. */
  const declared = new Map<string, readonly number[]>();
  const placesOf = (id: string) => declared.get(id) ?? [];
  const exports = places.flatMap(({ index }, at) => index?.exports.map((one) => ({ ...one, at })) ?? []);
  for (const { id, alias, at } of exports)
    if (!alias) declared.set(findRoot(id, at), [...placesOf(findRoot(id, at)), at]);
  for (const { id, alias, at } of exports) {
    // Declarations have no other names of their own version, so those of the oldest one join nothing.
    if (!alias || at === 0) continue;
    const [own, root] = [findRoot(id, at), findRoot(alias, at)];
    if (own === root || placesOf(own).some((one) => placesOf(root).includes(one))) continue;
    targets.set(own, root);
    declared.set(root, [...placesOf(root), ...placesOf(own)]);
  }
  return findRoot;
}

function readStep(
  index: ApiIndex | undefined,
  id: string,
  nameId: (id: string) => string,
): SymbolTrack['steps'][number] {
  const declarations = index?.find(id, nameId) ?? [];
  if (!index || declarations.length === 0) return !index || index.isOpen(id) ? 'unknown' : undefined;
  return {
    id: publicIdOf(id),
    code: declarations.flatMap(({ code }) => code).join('\n'),
    text: formatText(declarations),
    deprecated: index.deprecationOf(id),
    alias: index.aliasOf(id),
    isInherited: !index.isListed(id),
  };
}

/** Find the id that the last place has for what has an id in one before. */
const rename = (places: readonly Place[], id: string, at: number): string =>
  places.slice(at + 1).reduce((one, { renamed }) => replaceId(one, renamed), id);

function replaceId(id: string, ids: ReadonlyMap<string, string>): string {
  const known = ids.get(id);
  if (known !== undefined || ids.size === 0) return known ?? id;
  const split = splitId(id);
  const ownerId = split && replaceId(split.ownerId, ids);
  return split && ownerId ? `${ownerId}.${split.name}` : (ownerId ?? id);
}
