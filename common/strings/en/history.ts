// The first paint does not need these English words.

import { compareWith, countSections, kinds, newIn } from './parts.ts';
import { api } from './reference.ts';

interface Span {
  isAlways?: true;
  since?: string;
  movedFrom?: string;
  isAgain?: true;
  renamed?: { version: string; from: string };
  end?: { kind: 'removed' | 'renamed' | 'moved'; version: string; use?: string };
}

const ends = {
  removed: (version: string, use = '') => `Removed in ${version}${use && `: see \`${use}\``}`,
  renamed: (version: string, use = '') => `Called \`${use}\` since ${version}`,
  moved: (version: string, use = '') => `Moved to \`${use}\` in ${version}`,
};

/** Say what happened to the name of a symbol, with code between backticks. */
export const describeEnd = ({ kind, version, use }: NonNullable<Span['end']>): string => ends[kind](version, use);

/** Say when a symbol came and went, with code between backticks. */
export function describeSpan({ isAlways, since, movedFrom, isAgain, renamed, end }: Span): string {
  const start = since && `${isAgain ? 'Again since' : 'Since'} ${since}`;
  const past = [
    ...(isAlways ? [always] : []),
    ...(start ? [movedFrom ? `${start}, before in \`${movedFrom}\`` : start] : []),
    ...(renamed ? [api.renamed(renamed.version, renamed.from)] : []),
  ].join('; ');
  const parts = [past && past.charAt(0).toUpperCase() + past.slice(1), end && describeEnd(end)];
  return parts.filter(Boolean).join('. ');
}

export const always = 'In every version here';

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
  badges: {
    added: (version: string) => `new since ${version}`,
    changed: (version: string) => `changed since ${version}`,
  },
  compare: 'compare',
  compareWith,
  more: 'Dates and commits',
};
