// Only the comparison loads these English words.

import { areas, countSections, fromTo, kinds, otherPages, range, tryAgain, upgradeFromTo } from './parts.ts';

export const compare = {
  description: 'Compare two versions of the documentation.',
  pageTitle: (page: string) => `Compare: ${page}`,
  ...range,
  to: 'To',
  withoutScripts: 'To compare versions, the page needs JavaScript. These are the versions:',
  loading: 'Comparing…',
  failed: `The two pages could not be loaded. ${tryAgain}`,
  pageFailed: (route: string) =>
    `The versions of the page ${route} could not be loaded. Check its address and the connection, and try again.`,
  same: 'The page has the same words in both versions.',
  onlyIn: (version: string) => `Only version ${version} has this page.`,
  nowhere: 'Neither of the two versions has this page.',
  elsewhere: 'Versions that have it:',
  changes: (count: number) => (count === 1 ? '1 change' : `${count.toLocaleString('en')} changes`),
  position: (place: number, count: number, change: string) => `Change ${place} of ${count}: ${change}`,
  previous: 'Previous change',
  next: 'Next change',
  onlyChanges: 'Only changes',
  wholePage: 'Show whole page',
  sideBySide: 'Side by side',
  unchanged: (count: number) => (count === 1 ? '1 part without a change' : `${count} parts without a change`),
  list: 'List of changes',
  kinds,
  noWords: 'no words',
  readPage: (version: string) => `Read the page in ${version}`,
  pages: {
    added: 'New pages',
    removed: 'Removed pages',
    moved: 'Moved pages',
    changed: 'Changed pages',
    small: (count: number) => `${count} pages changed in ${countSections(1)}`,
    same: (count: number) => (count === 1 ? '1 page is the same.' : `${count} pages are the same.`),
  },
  versions: fromTo,
  changedIn: (count: number) => `changed in ${countSections(count)}`,
  ...areas,
  otherPages,
  onlyBreaking: 'Breaking only',
  upgrade: upgradeFromTo,
  filesFailed: `What differs could not be loaded. ${tryAgain}`,
  nothing: 'Nothing of this kind differs.',
  api: {
    title: 'API',
    breaking: 'Breaking changes',
    kinds: { ...kinds, deprecated: 'Deprecated' },
    use: (name: string) => `use ${name}`,
    counts: (counts: { removed: number; changed: number; deprecated: number; added: number }) =>
      Object.entries(counts)
        .flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []))
        .join(', '),
  },
};
