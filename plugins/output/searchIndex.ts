import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../common/docs/pageModel.ts';
import { ALL_PAGES, type SearchFiles } from '../../common/search.ts';
import { findSidebarItem, type Sidebars, sortBySidebar } from '../../common/sidebar.ts';
import {
  createIndex,
  type IndexedPackage,
  type IndexedPage,
  type IndexFile,
  listTexts,
  type NameFile,
  packNames,
  SEARCH_SCHEMA,
  signatureFileName,
  type TextFile,
  textFileName,
  unpackSymbols,
} from '../../packages/search/index.ts';
import type { ReferencePage } from '../pages/readReference.ts';
import { isPassedOn, type LibraryExport } from '../pages/symbols.ts';

/** Below the folder that all versions share. */
const SEARCH_DIR = 'static/search';

const DIGITS = 12;

export type SearchSource = Pick<IndexedPage, 'route' | 'title' | 'description' | 'keywords' | 'sections'>;

interface Inputs {
  version: string;
  base: string;
  outDir: string;
  sidebars: Sidebars;
  /** Of the library. */
  schemes?: readonly string[] | undefined;
  sources: readonly SearchSource[];
  references: readonly Pick<ReferencePage, 'packageName' | 'route' | 'exports'>[];
}

/**
 * Write a version's search index for each area, each page's texts, its names, and each package's signatures. Returns the addresses
 * of indexes and names.
 */
export function writeSearchIndex(inputs: Inputs): SearchFiles {
  const { version, base, outDir, sidebars, schemes = [], sources, references } = inputs;
  mkdirSync(path.join(outDir, SEARCH_DIR, 'text'), { recursive: true });
  const pages = sortBySidebar(sources, sidebars).map((source) => readPage(source, { sidebars, outDir }));
  const files: SearchFiles['files'] = {};
  for (const area of [ALL_PAGES, ...Object.keys(sidebars)]) {
    const covered = pages.filter((page) => area === ALL_PAGES || area === page.area);
    if (covered.length === 0) continue;
    files[area] = writeFile(
      outDir,
      `${version}-${area}`,
      createIndex({ version, area, base, schemes, pages: covered }),
    );
  }
  const names = packNames({
    packages: references.map(({ packageName, route, exports }) => ({
      name: packageName,
      route,
      exports: listIndexedExports(exports),
    })),
    places: new Map(references.flatMap(({ exports }) => listPlaceHrefs(exports))),
    pages,
  });
  names.signatures = writeSignatures(names, inputs);
  return { schema: SEARCH_SCHEMA, files, names: writeFile(outDir, `${version}-names`, names) };
}

/** Write a file that its content names. Returns its path. */
function writeFile(outDir: string, name: string, content: IndexFile | NameFile): string {
  const text = JSON.stringify(content);
  const fileName = `${SEARCH_DIR}/${name}.${shortDigest(text)}.json`;
  writeFileSync(path.join(outDir, fileName), text);
  return fileName;
}

function readPage(source: SearchSource, { sidebars, outDir }: Pick<Inputs, 'sidebars' | 'outDir'>): IndexedPage {
  const { route, title, description, sections } = source;
  const texts: TextFile = { schema: SEARCH_SCHEMA, texts: listTexts({ sections, description }) };
  const found = findSidebarItem(sidebars, route);
  const label = found?.item.label;
  return {
    route,
    title,
    area: found?.area ?? null,
    breadcrumbs: found?.trail.map((item) => item.label) ?? [],
    description,
    // A sidebar's label is often shorter than the title.
    keywords: [...source.keywords, ...(label && label !== title ? [label] : [])],
    textDigest: writeTexts(outDir, texts),
    sections,
  };
}

/** Write a page's texts, and return their digest: versions share equal texts. */
function writeTexts(outDir: string, texts: TextFile): string {
  const text = JSON.stringify(texts);
  writeFileSync(path.join(outDir, SEARCH_DIR, textFileName(shortDigest(text))), text);
  return shortDigest(text);
}

const shortDigest = (text: string): string => digest(text).slice(0, DIGITS);

/** Write a file for each package with the signatures of its symbols, in the order of the names. Returns the digest of all. */
function writeSignatures(names: NameFile, { outDir, references }: Pick<Inputs, 'outDir' | 'references'>): string {
  const symbols = unpackSymbols(names);
  const files = references.map(({ packageName, exports }): TextFile => {
    const listed = exports.filter((one) => !isPassedOn(one)).flatMap((one) => [one, ...one.members]);
    // Of a constant and a type of one name, the first one counts, as for the kind.
    const codes = new Map(listed.toReversed().map(({ name, code }) => [name, code]));
    const own = symbols.filter((one) => one.packageName === packageName);
    return { schema: SEARCH_SCHEMA, texts: own.map(({ name }) => cutSignature(codes.get(name) ?? '')) };
  });
  const digest = shortDigest(JSON.stringify(files));
  for (const [number, file] of files.entries())
    writeFileSync(path.join(outDir, SEARCH_DIR, signatureFileName(digest, number)), JSON.stringify(file));
  return digest;
}

/** Cut the first of a symbol's declarations to what a wide screen shows of it. */
const cutSignature = (code: string): string => code.replace(/\n.*/s, '').replace(/^(.{160}).+/, '$1…');

const IDENTIFIER = /^[\w$]+$/;

/** List what the search finds by name: exports, and members that have a name. A constant and a type of one name are one symbol. */
export function listIndexedExports(exports: readonly LibraryExport[]): IndexedPackage['exports'] {
  const found = new Map<string, IndexedPackage['exports'][number]>();
  for (const { name, kind, members } of exports.filter((one) => !isPassedOn(one))) {
    const known = found.get(name) ?? { name, kind, members: [] };
    const names = members
      .filter((one) => one.kind !== 'constructor')
      .map((one) => one.name.slice(name.length + 1))
      .filter((one) => IDENTIFIER.test(one));
    found.set(name, { ...known, members: [...new Set([...known.members, ...names])].sort() });
  }
  return [...found.values()];
}

/** List the addresses of the places that explain symbols, by name. */
const listPlaceHrefs = (exports: readonly LibraryExport[]): [string, string][] =>
  exports.flatMap((one) => [one, ...one.members]).flatMap(({ name, place }) => (place ? [[name, place.href]] : []));
