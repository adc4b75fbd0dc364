import type { ApiFile } from '../../../common/apiFile.ts';
import type { ApiRenames } from '../../../common/library.ts';
import { ApiIndex, publicIdOf, splitId, staticIdOf } from './ApiIndex.ts';
import { type ApiPart, compareSymbols } from './compareSymbols.ts';

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
  code: string[];
  /** What differs from the version before, where that has it. */
  parts: ApiPart[];
  deprecated: true | string | undefined;
  /** Id of the export that this is another name for. */
  alias: string | undefined;
  /** Of a member that another type declares. */
  isInherited: boolean;
}

/** The id of a symbol that a version lacks. */
const NO_ID = '';

/** Follow all symbols through versions, oldest first. What is renamed is one symbol. */
export function followSymbols(versions: readonly VersionApi[], renames: ApiRenames = {}): Tracks {
  return new Tracks(versions, renames);
}

/** One version: its symbols, and the ids that it gave to what had others before. */
interface Place {
  index: ApiIndex | undefined;
  /** New ids by old ones. */
  renamed: ReadonlyMap<string, string>;
  /** Old ids by new ones. */
  former: ReadonlyMap<string, string>;
}

/** The symbols of several versions. */
export class Tracks {
  readonly versions: readonly string[];
  readonly #places: readonly Place[];

  constructor(versions: readonly VersionApi[], renames: ApiRenames) {
    this.versions = versions.map(({ version }) => version);
    this.#places = versions.map(({ version, api }) => {
      const pairs = Object.entries(renames[version] ?? {});
      const index = api && new ApiIndex(api);
      // What has a name that another symbol had before is new, unless it is that symbol.
      const reused = pairs.filter(([newId, oldId]) => index?.aliasOf(oldId) !== newId);
      return {
        index,
        renamed: new Map(pairs.map(([newId, oldId]) => [oldId, newId])),
        former: new Map([...reused.map(([, oldId]) => [oldId, NO_ID] as const), ...pairs]),
      };
    });
  }

  /** List all symbols, sorted by id. */
  list(): SymbolTrack[] {
    const ids = this.#places.flatMap(({ index }, at) => index?.ids.map((id) => this.#renameAfter(id, at)) ?? []);
    const all = new Set(ids);
    const own = [...all].filter((id) => !all.has(staticIdOf(id) ?? '') || !this.#isStatic(id));
    return own.sort().map((id) => ({ id, steps: this.#follow(id) }));
  }

  /** Tell whether a member has only owners without instances: what was a class in another version may be a constant. */
  #isStatic(id: string): boolean {
    const found = this.#places.flatMap(({ index }, at) => index?.find(this.#idAt(id, at)) ?? []);
    return found.every(({ isOfValue }) => isOfValue);
  }

  /** Say what of a symbol differs between two versions that have it, given by their places. */
  compare(id: string, from: number, to: number): ApiPart[] {
    const [older, newer] = [this.#indexAt(from), this.#indexAt(to)];
    return compareSymbols(
      { id: this.#idAt(id, from), index: older, rename: (one) => this.#rename(one, from, to) },
      { id: this.#idAt(id, to), index: newer },
    );
  }

  #follow(id: string): SymbolTrack['steps'] {
    const steps: SymbolTrack['steps'] = [];
    for (const [at, { index }] of this.#places.entries()) {
      const own = this.#idAt(id, at);
      const declarations = index?.find(own) ?? [];
      if (!index || declarations.length === 0) {
        steps.push(!index || index.isOpen(own) ? 'unknown' : undefined);
        continue;
      }
      const before = steps[at - 1];
      const parts = typeof before === 'object' ? this.compare(id, at - 1, at) : [];
      const code = declarations.flatMap((one) => one.code);
      const [deprecated, alias] = [index.deprecationOf(own), index.aliasOf(own)];
      const isInherited = !index.isListed(own);
      steps.push({ id: publicIdOf(own), code, parts, deprecated, alias, isInherited });
    }
    return steps;
  }

  #indexAt(at: number): ApiIndex {
    const index = this.#places[at]?.index;
    if (!index) throw new Error(`Nothing is known of version ${this.versions[at]}.`);
    return index;
  }

  /** Find the id that a symbol has in a version. `id` is its newest. */
  #idAt(id: string, at: number): string {
    const later = this.#places.slice(at + 1);
    return later.reduceRight((one, { former }) => replaceId(one, former), id);
  }

  #renameAfter = (id: string, at: number): string => this.#rename(id, at, this.#places.length - 1);

  #rename(id: string, from: number, to: number): string {
    return this.#places.slice(from + 1, to + 1).reduce((one, { renamed }) => replaceId(one, renamed), id);
  }
}

function replaceId(id: string, ids: ReadonlyMap<string, string>): string {
  const known = ids.get(id);
  if (known !== undefined || ids.size === 0) return known ?? id;
  const split = splitId(id);
  const ownerId = split && replaceId(split.ownerId, ids);
  return split && ownerId ? `${ownerId}.${split.name}` : (ownerId ?? id);
}
