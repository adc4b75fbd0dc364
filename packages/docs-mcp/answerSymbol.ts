import { ownerOf } from '../../common/apiFile.ts';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { REFERENCE_ROUTE, referenceHref, referenceRoute } from '../../common/reference.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { IndexedSymbol } from '../search/index.ts';
import type { VersionDocs } from './chooseVersion.ts';
import { defineTool, text } from './defineTool.ts';
import { DocsError } from './Site.ts';

const MAX_SIMILAR = 20;

export const addSymbol = defineTool({
  name: 'symbol',
  title: 'Look up a symbol',
  description:
    'Look up a class, function, type or member of the API in one version: its signature, what happened to it since the oldest version, and the page that explains it. Finds names of other versions, too.',
  shape: { name: text('Name of the symbol, or of a member. @example "Harbor.readName"') },
  async answer(docs, { name }) {
    const { path } = docs.version;
    const { found, note } = await lookUp(docs, name);
    const [symbol, ...others] = found;
    if (!symbol || others.length > 0) return { pathname: pathnameOf(path, REFERENCE_ROUTE), body: askWhich(found) };
    return {
      pathname: pathnameOf(path, referenceHref(`${symbol.packageName}:${symbol.name}`)),
      body: [
        ...note,
        `\`${symbol.name}\`: ${formatKind(symbol)}.`,
        ...(symbol.explained ? [`Explained at ${pathnameOf(path, symbol.explained)}`] : []),
        describeName(await docs.site.readCopy(pathnameOf(path, referenceRoute(symbol.packageName))), symbol.name),
      ].join('\n\n'),
    };
  },
});

/** Find what has a name in a version, else what a name of another version is called there. Throws a DocsError where nothing is. */
async function lookUp({ site, version }: VersionDocs, name: string): Promise<{ found: NamedSymbol[]; note: string[] }> {
  const index = await site.names(version);
  const asked = readName(name);
  const found = findSymbols(index.all, asked);
  if (found.length > 0) return { found, note: [] };
  const api = await site.api();
  const at = api.versions.indexOf(version.name);
  const traces = findTraces(api, asked);
  const traced = traces.flatMap(({ packageName, names }) => (names[at] ? [{ name: names[at], packageName }] : []));
  const listed = index.all.filter((one) =>
    traced.some(({ name, packageName }) => name === one.name && packageName === one.packageName),
  );
  const [first = traced[0]] = listed;
  if (first)
    return {
      // The search does not list constructors, and names in brackets.
      found: listed.length > 0 ? listed : [first],
      note: first.name === asked ? [] : [`\`${asked}\` is called \`${first.name}\` in ${version.name}.`],
    };
  const similar = index.find(name).map(({ name }) => `\`${name}\``);
  throw new DocsError(
    [
      `${version.name} has no symbol ${name}.`,
      ...traces.slice(0, 1).map((one) => describeTrace(one, api.versions)),
    ].join(' '),
    similar.length > 0
      ? `Ask again with one of the similar names: ${similar.slice(0, MAX_SIMILAR).join(', ')}.`
      : 'Find what it does with the tool "search", or ask the tool "changes" what was removed.',
  );
}

/** Say which versions have a symbol that another one does not have. */
function describeTrace({ names, replacement }: Trace, versions: readonly string[]): string {
  const has = versions.flatMap((version, index) => (names[index] === undefined ? [] : [version]));
  return `These versions have it: ${has.join(', ')}.${replacement ? ` Its replacement is \`${replacement}\`.` : ''}`;
}

/** With packages, which can have exports of the same name. */
function askWhich(found: readonly NamedSymbol[]): string {
  const lines = found.map((one) => `- \`${one.packageName}:${one.name}\` (${formatKind(one)})`);
  return `Which one? ${found.length} symbols have this name. Ask again with one of these:\n\n${lines.join('\n')}`;
}

const formatKind = ({ kind = 'member', packageName }: NamedSymbol): string => `${kind} of ${packageName}`;

type NamedSymbol = Pick<IndexedSymbol, 'name' | 'packageName'> & Partial<IndexedSymbol>;

/** One symbol through all versions. */
interface Trace {
  packageName: string;
  /** By version, oldest first; undefined where the version does not have it. */
  names: (string | undefined)[];
  /** What to use in its place, where it is deprecated. */
  replacement: string;
}

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

/** Find the symbols that have, or had, a whole name in some version: as it is written, else in any case. */
export function findTraces({ versions, packages }: ApiHistoryFile, asked: string): Trace[] {
  const traces = packages.flatMap(({ name: packageName, groups }) =>
    groups.flatMap(([states, newest]) =>
      newest.map((newestName): Trace => {
        const names = versions.map((_version, index) => {
          const state = states.findLast(({ at }) => at <= index);
          return state && !state.is ? (state.name ?? newestName) : undefined;
        });
        return { packageName, names, replacement: states.findLast(({ deprecated }) => deprecated)?.deprecated ?? '' };
      }),
    ),
  );
  const found = traces.filter(({ names }) => names.includes(asked));
  const lower = asked.toLowerCase();
  return found.length > 0 ? found : traces.filter(({ names }) => names.some((name) => name?.toLowerCase() === lower));
}

/**
 * Describe a symbol by the copy of its package's page: the section of an export, or both where a constant and a type share its
 * name; the line of a member; or the section of its owner, which inherits it. Pages have thousands of symbols, so they are cut at
 * headings and not parsed.
 */
export function describeName(copy: string, name: string): string {
  const parts = copy.split(/^(?=#{2,3} )/m).map((part) => part.trim());
  const sectionOf = (symbol: string) => parts.filter((part) => part.startsWith(`### \`${symbol}\``)).join('\n\n');
  const owner = ownerOf(name);
  const ofOwner = sectionOf(owner);
  const lines = listMemberLines(ofOwner, name.slice(owner.length + 1));
  return sectionOf(name) || (lines.length > 0 ? [`Member of \`${owner}\`:`, ...lines].join('\n') : ofOwner);
}

function listMemberLines(section: string, member: string): string[] {
  const start = member === 'constructor' ? 'new [\\w$.]+' : member.replace(/[^\w ]/g, '\\$&');
  const pattern = new RegExp(`^- \`(?:(?:\\w+ )*)${start}(?![\\w$])`);
  return section.split('\n').filter((line) => pattern.test(line));
}
