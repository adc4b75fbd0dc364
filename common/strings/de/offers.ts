import type { offers as english } from '../en/offers.ts';
import { upgradeFromTo } from './parts.ts';

export const offers: typeof english = {
  upgrade: {
    verbs: ['umstieg', 'umsteigen', 'upgrade', 'update', 'aktualisieren', 'aktualisierung', 'migration', 'migrieren'],
    from: ['von'],
    to: ['auf', 'nach', 'zu'],
    note: 'Alle Schritte in einer Liste',
    text: upgradeFromTo,
  },
  versions: {
    queries: ['changelog', 'änderungen', 'versionen', 'unterstützte versionen', 'neuerungen', 'was ist neu'],
    text: 'Versionen und ihre Neuerungen',
    note: 'Daten, Unterstützung und Änderungen von jeder',
  },
};
