export const API_HISTORY_SCHEMA = 2;
export const API_HISTORY_FILE = 'versions/api.json';

/** What of a symbol can differ: `kind` if it can no longer be used as a value or as a type. */
const API_PARTS = ['kind', 'typeParameters', 'base', 'modifiers', 'parameters', 'result', 'type'] as const;
export type ApiPart = (typeof API_PARTS)[number];

/** `/versions/api.json`: how the symbols of the library's packages changed through the versions. */
export interface ApiHistoryFile {
  schema: typeof API_HISTORY_SCHEMA;
  /** Versions whose API is known, oldest first. */
  versions: string[];
  packages: PackageHistory[];
}

export interface PackageHistory {
  name: string;
  /** States, oldest first, what differs between them, and the names of the symbols that share both. */
  groups: [ApiState[], differences: number[], names: string[]][];
}

/** The state of a symbol from one version on. */
export interface ApiState {
  /** Place of the version. */
  at: number;
  /** Left out where the version has the symbol; `unknown` where nobody can tell. */
  is?: 'gone' | 'unknown';
  /** Only where deprecated: the replacement, or an empty text. */
  deprecated?: string;
  /** Its name there, where that is another. */
  name?: string;
  /** Its newest name, where that is another. */
  renamedTo?: string;
}

/** What differs in one package. Names are sorted. */
export interface PackageDifference {
  name: string;
  changes: ApiDifference[];
}

export interface ApiDifference {
  kind: ApiDifferenceKind;
  name: string;
  /** Only with `changed`. */
  parts?: ApiPart[];
  /** Only with `removed` and `deprecated`, where people or the package name a replacement. */
  renamedTo?: string;
}

export const API_DIFFERENCE_KINDS = ['removed', 'changed', 'deprecated', 'added'] as const;
export type ApiDifferenceKind = (typeof API_DIFFERENCE_KINDS)[number];

/** The history of a site without API files. */
export const NO_API: ApiHistoryFile = { schema: API_HISTORY_SCHEMA, versions: [], packages: [] };

/** Pack what differs in each pair of states: a bit for each part. */
export const packParts = (parts: readonly ApiPart[]): number =>
  API_PARTS.reduce((bits, part, index) => bits | (parts.includes(part) ? 1 << index : 0), 0);

/** Find the number of a pair of states among all pairs: those with the second state, after those with an earlier one. */
export const pairIndex = (first: number, second: number): number => (second * (second - 1)) / 2 + first;

/** List what differs between two versions, by package; nothing where the API of one is not known. */
export function compareApis({ versions, packages }: ApiHistoryFile, from: string, to: string): PackageDifference[] {
  const [fromIndex, toIndex] = [versions.indexOf(from), versions.indexOf(to)];
  if (fromIndex < 0 || toIndex < 0) return [];
  return packages.flatMap(({ name, groups }): PackageDifference[] => {
    const changes = groups.flatMap(([states, differences, names]) => {
      const [before, after] = [fromIndex, toIndex].map((at) => states.findLastIndex((state) => state.at <= at));
      const difference = compareStates({ states, differences }, before ?? -1, after ?? -1);
      return difference ? names.map((one) => ({ ...difference, name: one })) : [];
    });
    if (changes.length === 0) return [];
    return [{ name, changes: dropMembers(changes).sort((a, b) => (a.name < b.name ? -1 : 1)) }];
  });
}

/** Leaves out what came, went or got another name with its type. */
function dropMembers(changes: readonly ApiDifference[]): ApiDifference[] {
  const whole = new Map(
    changes.flatMap((one) =>
      one.kind === 'added' || one.kind === 'removed' ? [[`${one.kind} ${one.name}`, one]] : [],
    ),
  );
  return changes.filter(({ kind, name, renamedTo }) => {
    const owner = whole.get(`${kind} ${name.slice(0, Math.max(0, name.lastIndexOf('.')))}`);
    return !owner || (owner.renamedTo && !renamedTo);
  });
}

interface Group {
  states: readonly ApiState[];
  differences: readonly number[];
}

/** Compare two states, given by their places; -1 is before the first. */
function compareStates(
  { states, differences }: Group,
  from: number,
  to: number,
): Omit<ApiDifference, 'name'> | undefined {
  const [before, after] = [states[from], states[to]];
  if (before?.is === 'unknown' || after?.is === 'unknown') return undefined;
  const [isBefore, isAfter] = [before, after].map((state) => state !== undefined && state.is === undefined);
  if (!isBefore && !isAfter) return undefined;
  if (!isBefore) return { kind: 'added' };
  const renamedTo = after?.name === before?.name ? before?.renamedTo : after?.name;
  if (!isAfter || (after?.name && after.name !== before?.name))
    return { kind: 'removed', ...(renamedTo && { renamedTo }) };
  const bits = from === to ? 0 : (differences[pairIndex(Math.min(from, to), Math.max(from, to))] ?? 0);
  const parts = API_PARTS.filter((_part, index) => bits & (1 << index));
  if (parts.length > 0) return { kind: 'changed', parts };
  const { deprecated } = after ?? {};
  if (deprecated === undefined || before?.deprecated !== undefined) return undefined;
  return { kind: 'deprecated', ...(deprecated && { renamedTo: deprecated }) };
}
