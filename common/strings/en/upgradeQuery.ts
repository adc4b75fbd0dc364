// Only the search loads these English words, in lower case.

import { upgradeFromTo } from './parts.ts';

export const upgradeQuery = {
  verbs: ['upgrade', 'upgrading', 'update', 'updating', 'migrate', 'migrating', 'migration', 'move', 'moving'],
  from: ['from'],
  to: ['to'],
  note: 'All steps in one list',
  offer: upgradeFromTo,
};
