import type { ApiFile } from '../../../common/apiFile.ts';
import {
  createSymbolRank,
  listForms,
  readSymbolQuery,
  type SymbolFile,
  SymbolIndex,
} from '../../../packages/search/index.ts';

/** Gzipped. A version of 900 exports and 3,400 members has 14.1 kB. */
const MAX_BYTES = 15_000;

interface Inputs {
  version: string;
  api: ApiFile;
  symbols: SymbolFile;
  /** Gzipped, of the file. */
  bytes: number;
}

/** List what is wrong with a version's symbols: their size, and names of the API that find nothing. */
export function listSymbolProblems({ version, api, symbols, bytes }: Inputs): string[] {
  const names = new Set(new SymbolIndex(symbols).all.map(({ name }) => name));
  const lost = listNames(api).filter((name) => !names.has(name) || !isFound(name));
  return [
    ...(bytes > MAX_BYTES ? [`The symbols of ${version} have ${bytes} bytes, of ${MAX_BYTES}.`] : []),
    ...(lost.length > 0 ? [`${version}: a search for ${lost.slice(0, 5).join(', ')} finds no symbol.`] : []),
  ];
}

/** List the names of exports and members. */
function listNames({ packages }: ApiFile): string[] {
  const names = packages.flatMap(({ exports }) =>
    exports.flatMap(({ name, members = [] }) => [
      name,
      ...members.filter(({ kind }) => kind !== 'constructor').map((member) => `${name}.${member.name}`),
    ]),
  );
  return [...new Set(names)].filter((name) => /^[\w$.]+$/.test(name));
}

/** A name that may be a word of the docs needs its brackets. */
function isFound(name: string): boolean {
  const asked = readSymbolQuery(name) ?? readSymbolQuery(`${name}()`);
  return asked !== undefined && createSymbolRank(asked)(listForms(name)) === 0;
}
