import { ownerOf } from './apiFile.ts';

export const API_HISTORY_SCHEMA = 5;
export const API_HISTORY_FILE = 'versions/api.json';

/** `/versions/api.json`: how the symbols of the library's packages changed through the versions. */
export interface ApiHistoryFile {
  schema: typeof API_HISTORY_SCHEMA;
  /** Versions whose API is known, oldest first. */
  versions: string[];
  packages: PackageHistory[];
  /** Releases of the packages, by version of the docs and by package. */
  releases?: Record<string, Record<string, string>>;
}

export interface PackageHistory {
  name: string;
  /** States, oldest first, and the newest names of the symbols that share them. */
  groups: [ApiState[], names: string[]][];
}

/** The state of a symbol from one version on. */
export interface ApiState {
  /** Place of the version. */
  at: number;
  /** Left out where the version has the symbol; `unknown` where nobody can tell. */
  is?: 'gone' | 'unknown';
  /** Only where deprecated: the replacement, or an empty text. */
  deprecated?: string;
  /** Its name there, where that is not the newest. */
  name?: string;
  /**
   * Its declaration, a line for each overload, as the first version has it of those in which it means the same. Only where versions
   * differ, or where a member shares its name with a static one.
   */
  code?: string;
  /** Of a member that a base type declares, or the type that its owner is another name for. */
  inherited?: true;
}

/** What differs in one package. Names are sorted. */
export interface PackageDifference {
  name: string;
  changes: ApiDifference[];
}

export interface ApiDifference {
  kind: ApiDifferenceKind;
  /** In the later version; with `removed`, in the earlier one. */
  name: string;
  /** Declarations in the two versions, where they tell more than the name does. */
  before?: string;
  after?: string;
  /** Only with `removed` and `deprecated`, where people or the package name a replacement. */
  renamedTo?: string;
  /** As in the state that has the name. */
  inherited?: true;
}

export const API_DIFFERENCE_KINDS = ['removed', 'changed', 'deprecated', 'added'] as const;
export type ApiDifferenceKind = (typeof API_DIFFERENCE_KINDS)[number];

/** The history of a site without API files. */
export const NO_API: ApiHistoryFile = { schema: API_HISTORY_SCHEMA, versions: [], packages: [] };

/** List what differs between two versions, by package; nothing where the API of one is not known. Members that came, went or got another name with their type are left out. */
export const compareApis = (api: ApiHistoryFile, from: string, to: string): PackageDifference[] =>
  listDifferences(api, from, to).map(({ name, changes }) => ({
    name,
    changes: dropMembers(changes).sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));

/** List what differs of each symbol, members too. */
export function listDifferences({ versions, packages }: ApiHistoryFile, from: string, to: string): PackageDifference[] {
  const [fromIndex, toIndex] = [versions.indexOf(from), versions.indexOf(to)];
  if (fromIndex < 0 || toIndex < 0) return [];
  return packages.flatMap(({ name, groups }): PackageDifference[] => {
    const changes = groups.flatMap(([states, names]) => {
      const [before, after] = [fromIndex, toIndex].map((index) => states.findLast(({ at }) => at <= index));
      return names.flatMap((newest) => compareStates(before, after, newest));
    });
    return changes.length > 0 ? [{ name, changes }] : [];
  });
}

function dropMembers(changes: readonly ApiDifference[]): ApiDifference[] {
  const whole = new Map(
    changes.flatMap((one) =>
      one.kind === 'added' || one.kind === 'removed' ? [[`${one.kind} ${one.name}`, one]] : [],
    ),
  );
  return changes.filter(({ kind, name, renamedTo }) => {
    const owner = whole.get(`${kind} ${ownerOf(name)}`);
    return !owner || (owner.renamedTo && !renamedTo);
  });
}

/** Compare two states of a symbol. One that has another name is removed under the first, and can be changed under the second. */
function compareStates(before: ApiState | undefined, after: ApiState | undefined, newest: string): ApiDifference[] {
  if (before?.is === 'unknown' || after?.is === 'unknown') return [];
  const [old, current] = [before, after].map(
    (state) =>
      state && !state.is && { name: state.name ?? newest, ...(state.inherited && { inherited: state.inherited }) },
  );
  const codes = { ...(before?.code && { before: before.code }), ...(after?.code && { after: after.code }) };
  if (!old) return current ? [{ kind: 'added', ...current, ...codes }] : [];
  if (!current) return [{ kind: 'removed', ...old, ...codes }];
  const renamed: ApiDifference[] =
    old.name === current.name ? [] : [{ kind: 'removed', ...old, renamedTo: current.name }];
  if (before?.code !== after?.code) return [...renamed, { kind: 'changed', ...current, ...codes }];
  const { deprecated } = after ?? {};
  if (deprecated === undefined || before?.deprecated !== undefined) return renamed;
  return [...renamed, { kind: 'deprecated', ...current, ...(deprecated && { renamedTo: deprecated }) }];
}
