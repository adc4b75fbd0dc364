// Only the upgrade page loads these English words.

import { fromTo, kinds, range, tryAgain, upgradeFromTo } from './parts.ts';

export const upgrade = {
  kinds: { breaking: 'Breaking', behaviour: 'Behaviour', new: 'New' },
  title: 'Upgrade',
  description: 'Every step from one version to another, as a list to tick off.',
  pageTitle: upgradeFromTo,
  ...range,
  to: 'To',
  choose: 'Choose a version',
  failed: `The upgrade guides could not be loaded. ${tryAgain}`,
  textFailed: (guide: string) => `The text of “${guide}” could not be loaded. Its steps lead to it.`,
  unknown: (versions: readonly string[]) =>
    versions.length === 1
      ? `There is no version ${versions[0]}. Choose another one.`
      : `There are no versions ${versions.join(' and ')}. Choose others.`,
  same: (version: string) => `Both versions are ${version}: there is nothing to do.`,
  downgrade: (from: string, to: string) =>
    `${from} is newer than ${to}. Upgrade guides lead only from an older version to a newer one.`,
  path: 'Guides',
  areas: 'Areas',
  stage: fromTo,
  gap: 'no guide',
  noSteps: 'No steps to show.',
  compare: (from: string, to: string) => `Compare ${from} with ${to}`,
  progress: (done: number, count: number) => `${done} of ${count} done`,
  done: 'Steps done',
  expand: 'Expand all',
  collapse: 'Collapse all',
  clear: 'Reset',
  changes: kinds,
  /** As guides write above code. */
  before: 'Before:',
  after: 'After:',
  start: 'Upgrading from',
  everyStep: 'Every step as a list to tick off',
  guide: (version: string) => `Guide to ${version}`,
};
