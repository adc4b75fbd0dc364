import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * Limits for the first load of a fixture page: gzipped bytes, and files. The heaviest had 135.8 kB in 8 files, 110.7 kB of it
 * scripts (2026-11-26): the one style sheet and theme script of all pages grew by the list of a sample's symbols, its row of tools,
 * the result in the place of its output, and what opens the offer to read offline. The budget adds two tenths of a percent.
 */
export const BUDGETS = { totalBytes: 136_000, scriptBytes: 110_900, files: 10 } as const;

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
