import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageKind } from '../../../common/pageKinds.ts';

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

/**
 * Limits for first loads of the fixture: gzipped bytes, and files. Each has the weight of its heaviest page on 2026-11-26, to which
 * it adds half a percent.
 */
export const BUDGETS: WeightLimits = {
  // 135.6 kB, 110.2 kB of it scripts.
  page: { totalBytes: 136_200, scriptBytes: 110_700, files: 10 },
  // 133.3 kB, 111.9 kB of it scripts: the page draws the steps from the guides, with their code and tabs.
  upgrade: { totalBytes: 133_900, scriptBytes: 112_500, files: 10 },
  // 139.4 kB, 117.0 kB of it scripts: the page is the search, which others load when it is opened.
  search: { totalBytes: 140_100, scriptBytes: 117_600, files: 10 },
  // 143.7 kB, 122.4 kB of it scripts: the comparison is made in the browser.
  compare: { totalBytes: 144_400, scriptBytes: 123_000, files: 10 },
};

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

/** @example formatKilobytes(68_590) === '68.6 kB' */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
