// Words of the page with the steps of an upgrade, in English: no other page loads them.

export const upgrade = {
  /** What the page calls each kind of step. `common/docs/stepKinds.ts` has the headings of guides. */
  kinds: { breaking: 'Breaking', behaviour: 'Behaviour', new: 'New' },
  title: 'Upgrade',
  description: 'Every step from one version to another, as a list to tick off.',
  pageTitle: (from: string, to: string) => `Upgrade from ${from} to ${to}`,
  from: 'From',
  to: 'To',
  choose: 'Choose a version',
  swap: 'Swap',
  copyLink: { idle: 'Copy link', copied: 'Copied', failed: 'Copying failed' },
  loading: 'Loading…',
  failed: 'The upgrade guides could not be loaded. Check the connection and try again.',
  textFailed: (guide: string) => `The text of “${guide}” could not be loaded. Its steps lead to it.`,
  retry: 'Retry',
  unknown: (versions: readonly string[]) =>
    versions.length === 1
      ? `There is no version ${versions[0]}. Choose another one.`
      : `There are no versions ${versions.join(' and ')}. Choose others.`,
  same: (version: string) => `Both versions are ${version}: there is nothing to do.`,
  downgrade: (from: string, to: string) =>
    `${from} is newer than ${to}. Upgrade guides lead only from an older version to a newer one.`,
  /** Names the list of the guides and gaps on the way. */
  way: 'Guides',
  leg: (from: string, to: string) => `From ${from} to ${to}`,
  gap: 'no guide',
  compare: (from: string, to: string) => `Compare ${from} with ${to}`,
  progress: (done: number, count: number) => `${done} of ${count} done`,
  clear: 'Clear ticks',
};
