// The first paint does not need these English words.

import { compareWith, countSections, kinds, newIn } from './parts.ts';

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
  badges: {
    added: (version: string) => `new since ${version}`,
    changed: (version: string) => `changed since ${version}`,
  },
  compare: 'compare',
  compareWith,
  more: 'Dates and commits',
};
