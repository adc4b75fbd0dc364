// The first paint does not need these English words.

import { compareWith, countSections, kinds, newIn } from './parts.ts';

interface Span {
  since?: string;
  removed?: { version: string; use?: string };
}

/** Say when a symbol came and went, with code between backticks. */
export function describeSpan({ since, removed }: Span): string {
  const parts = [
    ...(since === undefined ? [] : [`Since ${since}`]),
    ...(removed ? [`Removed in ${removed.version}${removed.use ? `: see \`${removed.use}\`` : ''}`] : []),
  ];
  return parts.length > 0 ? parts.join('. ') : 'In every version here';
}

export const history = {
  facts: {
    added: newIn,
    changed: (version: string) => `Changed in ${version}`,
    none: 'History',
  },
  added: kinds.added,
  same: 'No change',
  missing: 'Not in this version',
  changed: (count: number) => `${kinds.changed} in ${countSections(count)}`,
  movedFrom: (address: string) => `Moved from ${address}`,
  sections: { added: 'new', changed: 'changed', removed: 'removed' },
  introduction: 'Introduction',
  /** Names of what the page declares, by what happened to them. */
  api: {
    added: (names: string) => `${names} added`,
    changed: (names: string) => `${names} changed`,
    deprecated: (names: string) => `${names} deprecated`,
    removed: (names: string) => `${names} removed`,
  },
  others: (count: number) => `${count} more`,
  sameApi: 'API unchanged',
  badges: {
    added: (version: string) => `new since ${version}`,
    changed: (version: string) => `changed since ${version}`,
  },
  compare: 'compare',
  compareWith,
  more: 'Dates and commits',
};
