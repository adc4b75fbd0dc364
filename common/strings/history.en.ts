// Words about the history of a page, in English: the first paint does not need them.

export const history = {
  since: (version: string, isOldest: boolean) => `Since ${version}${isOldest ? ' or earlier' : ''}`,
  changedIn: (versions: readonly string[]) => `changed in ${versions.join(', ')}`,
  sameAs: (version: string) => `same as in ${version}`,
  /** What happened in one version. */
  added: 'Added',
  same: 'No change',
  missing: 'Not in this version',
  changed: (percent: number | undefined) =>
    `Changed${percent === undefined ? '' : `: about ${percent} % of the words`}`,
  movedFrom: (address: string) => `Moved from ${address}`,
  sections: { added: 'new', changed: 'changed', removed: 'removed' },
  /** Name of what stands before the first heading. */
  introduction: 'Introduction',
  /** Beside the heading of a section. */
  marks: {
    added: (version: string) => `new since ${version}`,
    changed: (version: string) => `changed since ${version}`,
  },
  compare: 'compare',
  compareWith: (version: string) => `Compare with ${version}`,
  more: 'Dates and commits',
};
