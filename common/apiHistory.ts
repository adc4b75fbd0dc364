export const API_HISTORY_SCHEMA = 1;
export const API_HISTORY_FILE = 'versions/api.json';

/** `/versions/api.json`: how the names of the library's packages changed through the versions. */
export interface ApiHistoryFile {
  schema: typeof API_HISTORY_SCHEMA;
  /** Released versions that are published or have packages, oldest first. */
  versions: string[];
  packages: PackageHistory[];
}

export interface PackageHistory {
  name: string;
  known: number[];
  /** States, oldest first, and the names that share them. */
  groups: [ApiState[], string[]][];
}

export interface ApiState {
  at: number;
  /** Equal numbers are equal signatures. Missing where the name is gone. */
  signature?: [parameters: number, result: number];
  /** Only where deprecated: the replacement, or an empty text. */
  deprecated?: string;
  /** It may be older, inherited from another package. */
  isOrEarlier?: true;
}

/** What differs in one package. Names are sorted. */
export interface PackageDifference {
  name: string;
  /** Versions whose packages are not known. The list is then about the nearest known ones. */
  unknown: ('from' | 'to')[];
  changes: ApiDifference[];
}

export interface ApiDifference {
  kind: ApiDifferenceKind;
  name: string;
  /** Only with `changed`. */
  parts?: ('parameters' | 'result')[];
  /** Only with `deprecated`, where the package names a replacement. */
  renamedTo?: string;
  /** Only with `added`: it may be older. */
  isOrEarlier?: true;
}

export const API_DIFFERENCE_KINDS = ['removed', 'changed', 'deprecated', 'added'] as const;
export type ApiDifferenceKind = (typeof API_DIFFERENCE_KINDS)[number];

/** List what differs between two versions, by package, without equal and unknown packages. */
export function compareApis({ versions, packages }: ApiHistoryFile, from: string, to: string): PackageDifference[] {
  // An unreleased version is newer than all.
  const [fromIndex, toIndex] = [from, to].map((name) => (versions.includes(name) ? versions.indexOf(name) : Infinity));
  if (fromIndex === undefined || toIndex === undefined) return [];
  const [start, end] = [Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex)];
  return packages.flatMap(({ name, known, groups }): PackageDifference[] => {
    const between = known.filter((index) => start <= index && index <= end);
    if (fromIndex > toIndex) between.reverse();
    const [first, last] = [between[0], between.at(-1)];
    if (first === undefined || last === undefined) return [];
    const sides = [['from', fromIndex] as const, ['to', toIndex] as const];
    const unknown = sides.flatMap(([side, index]) => (known.includes(index) ? [] : [side]));
    const changes = groups.flatMap(([states, names]) => {
      const difference = compareStates(findState(states, first), findState(states, last));
      return difference ? names.map((one) => ({ ...difference, name: one })) : [];
    });
    if (changes.length === 0 && unknown.length === 0) return [];
    return [{ name, unknown, changes: dropMembers(changes).sort((a, b) => (a.name < b.name ? -1 : 1)) }];
  });
}

/** Leaves out what came or went with its type. */
function dropMembers(changes: readonly ApiDifference[]): ApiDifference[] {
  const whole = new Set(
    changes.flatMap(({ kind, name }) => (kind === 'added' || kind === 'removed' ? [`${kind} ${name}`] : [])),
  );
  return changes.filter(({ kind, name }) => !whole.has(`${kind} ${name.slice(0, Math.max(0, name.lastIndexOf('.')))}`));
}

const findState = (states: readonly ApiState[], index: number): ApiState | undefined =>
  states.findLast(({ at }) => at <= index);

function compareStates(
  before: ApiState | undefined,
  after: ApiState | undefined,
): Omit<ApiDifference, 'name'> | undefined {
  const [old, current] = [before?.signature, after?.signature];
  if (!old && !current) return undefined;
  if (!old) return { kind: 'added', ...(after?.isOrEarlier && { isOrEarlier: true }) };
  if (!current) return { kind: 'removed' };
  const parts = (['parameters', 'result'] as const).filter((_part, index) => old[index] !== current[index]);
  if (parts.length > 0) return { kind: 'changed', parts };
  const { deprecated } = after ?? {};
  if (deprecated === undefined || before?.deprecated !== undefined) return undefined;
  return { kind: 'deprecated', ...(deprecated && { renamedTo: deprecated }) };
}
