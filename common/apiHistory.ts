export const API_HISTORY_SCHEMA = 1;
/** Below the site's base. */
export const API_HISTORY_FILE = 'versions/api.json';

/** `/versions/api.json`: how the names of the library's published packages changed through the versions. */
export interface ApiHistoryFile {
  schema: typeof API_HISTORY_SCHEMA;
  /** Versions that are published or have packages, oldest first. One that is not released is left out. */
  versions: string[];
  packages: PackageHistory[];
}

/** One package in all versions. */
export interface PackageHistory {
  name: string;
  /** Indexes of the versions for which the package is known. */
  known: number[];
  /** Names of which the same is true: their states, oldest first, and the names. */
  groups: [ApiState[], string[]][];
}

/** What a name is from one version on. */
export interface ApiState {
  /** Index of the version. */
  at: number;
  /** Numbers of its parameters and of its result: equal numbers are equal signatures. Left out where the name is gone. */
  signature?: [parameters: number, result: number];
  /** Only where it is deprecated: what the package says to use instead, or an empty text. */
  deprecated?: string;
  /** It may have been there before, inherited from another package. */
  isOrEarlier?: true;
}

/** What differs in the API of one package. Names are sorted. */
export interface PackageDifference {
  name: string;
  /** Which of the two versions have packages that are not known. What is listed then lies between the nearest known ones. */
  unknown: ('from' | 'to')[];
  changes: ApiDifference[];
}

/** What happened to one name. */
export interface ApiDifference {
  kind: ApiDifferenceKind;
  name: string;
  /** Only with `changed`. */
  parts?: ('parameters' | 'result')[];
  /** Only with `deprecated`, where the package says it. */
  renamedTo?: string;
  /** Only with `added`: it may have been there before. */
  isOrEarlier?: true;
}

export const API_DIFFERENCE_KINDS = ['removed', 'changed', 'deprecated', 'added'] as const;
export type ApiDifferenceKind = (typeof API_DIFFERENCE_KINDS)[number];

/** List what differs between two versions, by package. Packages that are not known between them, and that are the same, are left out. */
export function compareApis({ versions, packages }: ApiHistoryFile, from: string, to: string): PackageDifference[] {
  // What is not released is newer than all.
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

/** Leave out what came or went with the type that it belongs to. */
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
