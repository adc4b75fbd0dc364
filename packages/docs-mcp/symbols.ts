import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { checkSymbolFile, type IndexedSymbol, SymbolIndex } from '../search/index.ts';
import type { VersionDocs } from './chooseVersion.ts';
import { DocsError } from './docsError.ts';

/** Read the symbols of a version. Throws a DocsError where it has none. */
export async function readSymbols({ site, version }: VersionDocs): Promise<SymbolIndex> {
  const file = version.search?.symbols;
  const written = file && (await site.read(file));
  if (written) return new SymbolIndex(checkSymbolFile(JSON.parse(written)));
  throw new DocsError(`${version.name} has no list of symbols.`, 'Look for the name with the tool "search".');
}

export type NamedSymbol = Pick<IndexedSymbol, 'name' | 'packageName'> & Partial<IndexedSymbol>;

/** One symbol through all versions. */
export interface Trace {
  packageName: string;
  /** By version, oldest first; undefined where the version does not have it. */
  names: (string | undefined)[];
  /** What to use in its place, where it is deprecated. */
  replacement: string;
}

/** List the symbols of all versions. */
export const listTraces = ({ versions, packages }: ApiHistoryFile): Trace[] =>
  packages.flatMap(({ name: packageName, groups }) =>
    groups.flatMap(([states, , names]) =>
      names.map((newest) => ({
        packageName,
        names: versions.map((_version, index) => {
          const state = states.findLast(({ at }) => at <= index);
          return state && !state.is ? (state.name ?? newest) : undefined;
        }),
        replacement: states.findLast(({ deprecated }) => deprecated)?.deprecated ?? '',
      })),
    ),
  );

/** Read a name as people write it in code. @example readName('new Boat#sail()') === 'Boat.sail' */
export const readName = (text: string): string =>
  text
    .replaceAll('`', '')
    .replace(/^new /, '')
    .replace(/(?<=[\w$\]])[(<].*$/, '')
    .replace(/#|::/g, '.')
    .trim();

/**
 * Find the symbols of a name: by the whole name, then by that of a member, each as it is written, then in any case. A package and
 * a colon may lead the name. Several are found where a member has several owners.
 */
export function findSymbols<One extends NamedSymbol>(symbols: readonly One[], asked: string): One[] {
  const lower = asked.toLowerCase();
  const tests: ((name: string) => boolean)[] = [
    (name) => name === asked,
    (name) => name.endsWith(`.${asked}`) || name.toLowerCase() === lower,
    (name) => name.toLowerCase().endsWith(`.${lower}`),
  ];
  const byPackage = symbols.filter(({ name, packageName }) => `${packageName}:${name}` === asked);
  const found = tests.map((test) => symbols.filter(({ name }) => test(name)));
  return [byPackage, ...found].find(({ length }) => length > 0) ?? [];
}

/** Find the symbols that have, or had, a whole name in some version. */
export function findTraces(traces: readonly Trace[], asked: string): Trace[] {
  const lower = asked.toLowerCase();
  const found = traces.filter(({ names }) => names.includes(asked));
  return found.length > 0 ? found : traces.filter(({ names }) => names.some((name) => name?.toLowerCase() === lower));
}
