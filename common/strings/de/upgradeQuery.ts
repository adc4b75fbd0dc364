import type { upgradeQuery as english } from '../en/upgradeQuery.ts';
import { upgradeFromTo } from './parts.ts';

export const upgradeQuery: typeof english = {
  verbs: ['umstieg', 'umsteigen', 'upgrade', 'update', 'aktualisieren', 'aktualisierung', 'migration', 'migrieren'],
  from: ['von'],
  to: ['auf', 'nach', 'zu'],
  note: 'Alle Schritte in einer Liste',
  offer: upgradeFromTo,
};
