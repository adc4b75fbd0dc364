import type { ApiHistoryFile, ApiState, PackageHistory } from './apiHistory.ts';

/** From when to when the versions of the site have a symbol, seen from one that has it. */
export interface SymbolSpan {
  /** Every version has it. */
  isAlways?: true;
  /** The version in which it came; missing where the oldest has it. */
  since?: string;
  /** The package that had the name before. */
  movedFrom?: string;
  /** It came, went and came back. */
  isAgain?: true;
  /** The last other name that it had, up to this version. */
  renamed?: { version: string; from: string };
  /** What happened next to the name. */
  end?: SpanEnd;
}

/** `use` takes its place; a new name, where the old one means something else by then; another package that has it. */
export interface SpanEnd {
  kind: 'removed' | 'renamed' | 'moved';
  version: string;
  use?: string;
}

/** Finds the span of a symbol by a version that has it and its name there. Undefined where nobody can tell. */
export interface FindSpan {
  (versionName: string, name: string, packageName: string): SymbolSpan | undefined;
  /** In any package; undefined too where packages differ. */
  (versionName: string, name: string): SymbolSpan | undefined;
}

/** Create a FindSpan for a site with these versions. Where the API of one is not known, it finds nothing. */
export function createFindSpan({ versions, packages }: ApiHistoryFile, siteVersions: readonly string[]): FindSpan {
  const isWhole = siteVersions.every((name) => versions.includes(name));
  const tracks = isWhole ? packages.flatMap((one) => listTracks(one, versions.length)) : [];
  const holders = new Map<string, Set<string>>();
  const listHolders = (name: string, at: number): ReadonlySet<string> => holders.get(`${at} ${name}`) ?? new Set();
  for (const { packageName, steps, nameAt } of tracks)
    for (const at of steps.keys())
      if (isListed(steps[at])) {
        const key = `${at} ${nameAt(at)}`;
        holders.set(key, (holders.get(key) ?? new Set()).add(packageName));
      }
  const spans = new Map<string, SymbolSpan | undefined>();
  const add = (key: string, span: SymbolSpan | undefined): void => {
    const isShared = !spans.has(key) || JSON.stringify(spans.get(key)) === JSON.stringify(span);
    spans.set(key, isShared ? span : undefined);
  };
  for (const track of tracks)
    for (const at of track.steps.keys())
      if (isThere(track.steps[at])) {
        const span = readSpan(track, at, { versions, listHolders });
        add(`${versions[at]} ${track.nameAt(at)}`, span);
        add(`${versions[at]} ${track.nameAt(at)} ${track.packageName}`, span);
      }
  return (versionName: string, name: string, packageName?: string) =>
    spans.get([versionName, name, ...(packageName === undefined ? [] : [packageName])].join(' '));
}

type Step = ApiState | undefined;

/** A symbol through the versions. */
interface Track {
  packageName: string;
  steps: Step[];
  nameAt: (at: number) => string;
}

const listTracks = ({ name: packageName, groups }: PackageHistory, count: number): Track[] =>
  groups.flatMap(([states, names]) => {
    const steps = Array.from({ length: count }, (_, at) => states.findLast((state) => state.at <= at));
    return names.map((newest) => ({ packageName, steps, nameAt: (at: number) => steps[at]?.name ?? newest }));
  });

const isThere = (step: Step): boolean => step !== undefined && step.is === undefined;
const isListed = (step: Step): boolean => isThere(step) && !step?.inherited;

interface Site {
  versions: readonly string[];
  /** Lists the packages that have a name. */
  listHolders: (name: string, at: number) => ReadonlySet<string>;
}

function readSpan(track: Track, at: number, { versions, listHolders }: Site): SymbolSpan | undefined {
  const { packageName, steps, nameAt } = track;
  const name = nameAt(at);
  const before = steps.findLastIndex((step, index) => index < at && !isThere(step));
  const holdersBefore = listHolders(name, before);
  // Nobody can tell when it came; or the name was there, and meant something else.
  if (steps[before]?.is === 'unknown' || holdersBefore.has(packageName)) return undefined;
  const [movedFrom] = holdersBefore;
  const isAgain = steps.some((_step, index) => index < before && listHolders(name, index).has(packageName));
  const renamedAt = steps.findLastIndex(
    (_s, index) => index > before + 1 && index <= at && nameAt(index) !== nameAt(index - 1),
  );
  const next = steps.findIndex((step, index) => index > at && (!isThere(step) || nameAt(index) !== name));
  const end = next < 0 ? undefined : readEnd(track, next, { versions, listHolders });
  const span: SymbolSpan = {
    ...(before < 0 && next < 0 && { isAlways: true }),
    ...(before >= 0 && {
      since: versions[before + 1] ?? '',
      ...(movedFrom && { movedFrom }),
      ...(isAgain && { isAgain }),
    }),
    ...(renamedAt >= 0 && { renamed: { version: versions[renamedAt] ?? '', from: nameAt(renamedAt - 1) } }),
    ...(end && { end }),
  };
  return Object.keys(span).length > 0 ? span : undefined;
}

/** Tell what happened to a name in a version; undefined where nobody can tell. */
function readEnd(
  { packageName, steps, nameAt }: Track,
  at: number,
  { versions, listHolders }: Site,
): SpanEnd | undefined {
  const version = versions[at] ?? '';
  const name = nameAt(at - 1);
  const step = steps[at];
  if (step?.is === 'unknown') return undefined;
  const holders = listHolders(name, at);
  const use = step?.is === 'gone' ? steps[at - 1]?.deprecated : nameAt(at);
  const isKnown = use !== undefined && listHolders(use, at).size > 0;
  if (holders.has(packageName)) return step?.is === 'gone' || !isKnown ? undefined : { kind: 'renamed', version, use };
  const [holder] = holders;
  if (holder) return { kind: 'moved', version, use: holder };
  return { kind: 'removed', version, ...(isKnown && { use }) };
}
