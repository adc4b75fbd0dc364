import { REFERENCE_ROUTE, referenceHref } from '../../common/reference.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { VersionDocs } from './chooseVersion.ts';
import { DocsError } from './Site.ts';
import {
  describeName,
  findSymbols,
  findTraces,
  listTraces,
  type NamedSymbol,
  readName,
  readReference,
  readSymbols,
  type Trace,
} from './symbols.ts';

const MAX_SIMILAR = 20;

/** Describe a symbol of the API by its name. */
export async function answerSymbol(docs: VersionDocs, { name }: { name: string }) {
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
      describeName(await readReference(docs, symbol.packageName), symbol.name),
    ].join('\n\n'),
  };
}

/** Find what has a name in a version, else what a name of another version is called there. Throws a DocsError where nothing is. */
async function lookUp(docs: VersionDocs, text: string): Promise<{ found: NamedSymbol[]; note: string[] }> {
  const { site, version } = docs;
  const index = await readSymbols(docs);
  const asked = readName(text);
  const found = findSymbols(index.all, asked);
  if (found.length > 0) return { found, note: [] };
  const api = await site.api();
  const at = api.versions.indexOf(version.name);
  const traces = findTraces(listTraces(api), asked);
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
  const similar = index.find(text).map(({ name }) => `\`${name}\``);
  throw new DocsError(
    [
      `${version.name} has no symbol ${text}.`,
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
