import type { ApiFile } from '../../../common/apiFile.ts';
import type { ApiPart } from '../../../common/apiHistory.ts';
import type { ApiRenames } from '../../../common/library.ts';
import { ApiIndex, type Declaration, splitId } from './ApiIndex.ts';
import { compareSymbols } from './compareSymbols.ts';
import { parseParameters } from './normalizeType.ts';

/** The API of one version; without a file, nothing is known of it. */
export interface VersionApi {
  version: string;
  api?: ApiFile | undefined;
}

/** An export or a member through the versions, oldest first. */
export interface SymbolTrack {
  /** Its newest id: `package:Name` or `package:Name.member`. */
  id: string;
  /** For each version: what it is there; undefined where it is not, 'unknown' where nobody can tell. */
  steps: (SymbolStep | 'unknown' | undefined)[];
}

export interface SymbolStep {
  id: string;
  signatures: string[];
  /** What differs from the version before, where that has it. */
  parts: ApiPart[];
  /** Names of parameters that differ from the version before. */
  parameters: string[];
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
    return [...new Set(ids)].sort().map((id) => ({ id, steps: this.#follow(id) }));
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
      const parameters = parts.includes('parameters')
        ? listChangedParameters(this.#indexAt(at - 1).find(this.#idAt(id, at - 1)), declarations)
        : [];
      const signatures = declarations.flatMap(({ entry }) => entry.signatures ?? []);
      const [deprecated, alias] = [index.deprecationOf(own), index.aliasOf(own)];
      const isInherited = !index.isListed(own);
      steps.push({ id: own, signatures, parts, parameters, deprecated, alias, isInherited });
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

/** List the names of the parameters that differ, of a symbol with one signature in both versions. One with another name alone is none of them. */
function listChangedParameters(before: readonly Declaration[], after: readonly Declaration[]): string[] {
  const [old, current] = [before, after].map(readParameters);
  if (!old || !current) return [];
  const isSame = (one: Parameter, place: number, others: readonly Parameter[]) =>
    others.some(({ name, type }, index) => type === one.type && (name === one.name || index === place));
  const changed = current.filter((one, place) => !isSame(one, place, old));
  const gone = old.filter((one, place) => !isSame(one, place, current));
  return [...new Set([...changed, ...gone].map(({ name }) => name))];
}

interface Parameter {
  name: string;
  type: string;
}

function readParameters(declarations: readonly Declaration[]): Parameter[] | undefined {
  const calls = declarations.flatMap(({ entry, scope }) => (entry.signatures ?? []).map((text) => ({ text, scope })));
  const [only, ...others] = calls;
  return only && others.length === 0 ? parseParameters(only.text, only.scope) : undefined;
}
