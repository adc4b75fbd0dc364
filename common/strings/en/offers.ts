// Only the search loads these English words, in lower case.

import { upgradeFromTo } from './parts.ts';

export const offers = {
  upgrade: {
    verbs: ['upgrade', 'upgrading', 'update', 'updating', 'migrate', 'migrating', 'migration', 'move', 'moving'],
    from: ['from'],
    to: ['to'],
    note: 'All steps in one list',
    text: upgradeFromTo,
  },
  versions: {
    queries: [
      'changelog',
      'change log',
      'release notes',
      'releases',
      'versions',
      'supported versions',
      "what's new",
      'what is new',
    ],
    text: 'Versions and their news',
    note: 'Release dates, support, changes of each',
  },
};
