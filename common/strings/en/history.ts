// The first paint does not need these English words.

import { compareWith, kinds, newIn } from './parts.ts';

export const history = {
  facts: {
    added: newIn,
    changed: (version: string) => `Changed in ${version}`,
    none: 'History',
  },
  added: kinds.added,
  same: 'No change',
  missing: 'Not in this version',
  changed: (percent: number | undefined) => (percent === undefined ? kinds.changed : `${kinds.changed} by ${percent}%`),
  movedFrom: (address: string) => `Moved from ${address}`,
  sections: { added: 'new', changed: 'changed', removed: 'removed' },
  introduction: 'Introduction',
  marks: {
    added: (version: string) => `new since ${version}`,
    changed: (version: string) => `changed since ${version}`,
  },
  compare: 'compare',
  compareWith,
  more: 'Dates and commits',
};
