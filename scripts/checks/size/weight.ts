import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageKind } from '../../../common/pageKinds.ts';
import { formatKilobytes } from '../../lib/report.ts';

export interface LoadedFile {
  pathname: string;
  kind: 'page' | 'script' | 'style' | 'other';
  /** Gzipped. */
  bytes: number;
}

export interface Weight {
  totalBytes: number;
  scriptBytes: number;
  files: number;
}

/** By kind of page. A kind without limits of its own has those of `page`. */
export type WeightLimits = { page: Weight } & Partial<Record<PageKind, Weight>>;

/** What the shell may add to a page: bytes as a host sends them (gzip), and files. Weights of 2026-11-27, with 5 % of room. */
export const SHELL_LIMITS: WeightLimits = {
  // 133.3 kB, 107.4 kB of it scripts.
  page: { totalBytes: 140_000, scriptBytes: 113_000, files: 10 },
  // 136.5 kB, 113.5 kB of it scripts: the page draws the steps from the guides, with their code and tabs.
  upgrade: { totalBytes: 143_000, scriptBytes: 119_000, files: 10 },
  // 143.0 kB, 118.6 kB of it scripts: the page is the search, which others load when it is opened.
  search: { totalBytes: 150_000, scriptBytes: 125_000, files: 10 },
  // 146.9 kB, 124.1 kB of it scripts: the comparison is made in the browser.
  compare: { totalBytes: 154_000, scriptBytes: 130_000, files: 10 },
};

/** Pages above this weight, with the shell, are slow on a phone. */
export const LONG_PAGE = 170_000;

/** List a page's first load once each, in order. */
export function listNamedFiles(html: string): Pick<LoadedFile, 'pathname' | 'kind'>[] {
  const elements = DomUtils.findAll(({ name }) => name === 'script' || name === 'link', parseDocument(html).children);
  const files = new Map<string, LoadedFile['kind']>();
  for (const { name, attribs } of elements) {
    const address = name === 'script' ? attribs.src : attribs.href;
    const kind = name === 'script' ? 'script' : kindOfLink(attribs.rel, attribs.as);
    if (address && kind) files.set(address, kind);
  }
  return [...files].map(([pathname, kind]) => ({ pathname, kind }));
}

function kindOfLink(rel = '', as = ''): LoadedFile['kind'] | undefined {
  if (rel === 'stylesheet') return 'style';
  if (rel === 'modulepreload') return 'script';
  if (rel === 'preload') return as === 'script' ? 'script' : as === 'style' ? 'style' : 'other';
  return rel === 'icon' ? 'other' : undefined;
}

/** Add up the files of a first load. */
export function sumWeight(files: readonly LoadedFile[]): Weight {
  const sum = (list: readonly LoadedFile[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    totalBytes: sum(files),
    scriptBytes: sum(files.filter(({ kind }) => kind === 'script')),
    files: files.length,
  };
}

/**
 * List what the shell adds to each page of a kind: the files that all of them load, and the lightest of their documents. How
 * long a page is does not count.
 */
export function listShell(loads: readonly (readonly LoadedFile[])[]): LoadedFile[] {
  const [first = [], ...others] = loads;
  const isShared = ({ pathname }: LoadedFile) =>
    others.every((load) => load.some((file) => file.pathname === pathname));
  const documents = loads.flat().filter(({ kind }) => kind === 'page');
  return [
    ...documents.sort((a, b) => a.bytes - b.bytes).slice(0, 1),
    ...first.filter((file) => file.kind !== 'page' && isShared(file)),
  ];
}

/** Describe exceeded budgets. */
export function listExcesses(weight: Weight, budgets: Weight): string[] {
  return [
    ...(weight.totalBytes > budgets.totalBytes
      ? [`${formatKilobytes(weight.totalBytes)} in all; at most ${formatKilobytes(budgets.totalBytes)}`]
      : []),
    ...(weight.scriptBytes > budgets.scriptBytes
      ? [`${formatKilobytes(weight.scriptBytes)} of scripts; at most ${formatKilobytes(budgets.scriptBytes)}`]
      : []),
    ...(weight.files > budgets.files ? [`${weight.files} files; at most ${budgets.files}`] : []),
  ];
}

/** Format the files of a first load, heaviest first. */
export function formatFiles(files: readonly LoadedFile[]): string {
  return [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ pathname, bytes }) => `  ${formatKilobytes(bytes).padStart(9)}  ${pathname}`)
    .join('\n');
}

interface Options {
  siteDir: string;
  base: string;
  /** On the site: a file's, or a folder's with a final slash. */
  pathname: string;
  /** Sizes by address, for reading files once that pages share. */
  sizes?: Map<string, number>;
}

/** Read the page and the site's files in its HTML, with sizes as sent. Throws an Error for a missing file. */
export function readFirstLoad({ siteDir, base, pathname, sizes = new Map() }: Options): LoadedFile[] {
  const read = (address: string): Buffer => {
    const file = path.join(siteDir, address.slice(base.length));
    if (!existsSync(file)) throw new Error(`${pathname} loads ${address}, which the site does not have.`);
    return readFileSync(file);
  };
  const sizeOfFile = (address: string): number => {
    const bytes = sizes.get(address) ?? sizeOf(read(address));
    sizes.set(address, bytes);
    return bytes;
  };
  const html = read(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const named = listNamedFiles(html.toString()).filter((file) => file.pathname.startsWith(base));
  return [
    { pathname, kind: 'page', bytes: sizeOf(html) },
    ...named.map((file) => ({ ...file, bytes: sizeOfFile(file.pathname) })),
  ];
}

const sizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
