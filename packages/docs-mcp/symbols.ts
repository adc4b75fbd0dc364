import { ownerOf } from '../../common/apiFile.ts';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { referenceRoute } from '../../common/reference.ts';
import { pathnameOf } from '../../common/urls.ts';
import { type IndexedSymbol, SymbolIndex } from '../search/index.ts';
import type { VersionDocs } from './chooseVersion.ts';
import { DocsError } from './Site.ts';

/** Read the symbols of a version. Throws a DocsError where it has none. */
export async function readSymbols({ site, version }: VersionDocs): Promise<SymbolIndex> {
  const file = version.search?.symbols;
  const written = file && (await site.read(file));
  if (written) return new SymbolIndex(JSON.parse(written));
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

/** What the reference says of a package's exports, by name: a constant and a type can share one. */
type ReferenceSections = ReadonlyMap<string, string>;

/** Read the reference of a package. Pages have thousands of symbols, so they are cut at headings and not parsed. */
export const readReference = async ({ site, version }: VersionDocs, packageName: string): Promise<ReferenceSections> =>
  cutReference(await site.readCopy(pathnameOf(version.path, referenceRoute(packageName))));

/** Cut the copy of a package's page. */
export function cutReference(copy: string): ReferenceSections {
  const sections = new Map<string, string>();
  for (const part of copy.split(/^(?=#{2,3} )/m)) {
    const name = /^### `([^`]+)`/.exec(part)?.[1];
    if (name !== undefined) sections.set(name, [sections.get(name) ?? [], part.trim()].flat().join('\n\n'));
  }
  return sections;
}

/** Describe a symbol: the section of an export; the line of a member, or the section of its owner, which inherits it. */
export function describeName(sections: ReferenceSections, name: string): string {
  const owner = ownerOf(name);
  const lines = listMemberLines(sections, name);
  return (
    sections.get(name) ??
    (lines.length > 0 ? [`Member of \`${owner}\`:`, ...lines].join('\n') : (sections.get(owner) ?? ''))
  );
}

function listMemberLines(sections: ReferenceSections, name: string): string[] {
  const owner = ownerOf(name);
  const member = name.slice(owner.length + 1);
  const start = member === 'constructor' ? 'new [\\w$.]+' : member.replace(/[^\w ]/g, '\\$&');
  const pattern = new RegExp(`^- \`(?:(?:\\w+ )*)${start}(?![\\w$])`);
  return (sections.get(owner) ?? '').split('\n').filter((line) => pattern.test(line));
}
