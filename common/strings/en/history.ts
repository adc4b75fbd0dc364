// The first paint does not need these English words.

import { compareWith, kinds, since } from './parts.ts';

export const history = {
  since: (version: string, isOldest: boolean) => (isOldest ? 'Since the oldest version' : since(version)),
  changedIn: (versions: readonly string[]) => `changed in ${versions.join(', ')}`,
  sameAs: (version: string) => `same as in ${version}`,
  added: kinds.added,
  same: 'No change',
  missing: 'Not in this version',
  changed: (percent: number | undefined) =>
    `${kinds.changed}${percent === undefined ? '' : `: about ${percent} % of the words`}`,
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
