// Words in queries that ask for an upgrade, in English: only the search loads them. In lower case.

export const upgradeQuery = {
  verbs: ['upgrade', 'upgrading', 'update', 'updating', 'migrate', 'migrating', 'migration', 'move', 'moving'],
  /** Words ahead of the version that the reader has, and of the one to move to. */
  from: ['from'],
  to: ['to'],
  note: 'All steps in one list',
  offer: (from: string, to: string) => `Upgrade from ${from} to ${to}`,
};
