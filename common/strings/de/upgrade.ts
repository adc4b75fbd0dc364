import type { upgrade as english } from '../en/upgrade.ts';
import { range, tryAgain, upgradeFromTo } from './parts.ts';

export const upgrade: typeof english = {
  kinds: { breaking: 'Inkompatibel', behaviour: 'Verhalten', new: 'Neu' },
  title: 'Umstieg',
  description: 'Alle Schritte von einer Version zu einer anderen, als Liste zum Abhaken.',
  pageTitle: upgradeFromTo,
  ...range,
  to: 'Auf',
  choose: 'Version wählen',
  failed: `Die Anleitungen zum Umstieg konnten nicht geladen werden. ${tryAgain}`,
  textFailed: (guide) => `Der Text von „${guide}“ konnte nicht geladen werden. Seine Schritte führen zu ihm.`,
  unknown: (versions) =>
    versions.length === 1
      ? `Es gibt keine Version ${versions[0]}. Wählen Sie eine andere.`
      : `Es gibt keine Versionen ${versions.join(' und ')}. Wählen Sie andere.`,
  same: (version) => `Beide Versionen sind ${version}: Es ist nichts zu tun.`,
  downgrade: (from, to) =>
    `${from} ist neuer als ${to}. Anleitungen führen nur von einer älteren Version zu einer neueren.`,
  contents: 'Arten von Schritten',
  path: 'Anleitungen',
  stage: (from, to) => `Von ${from} auf ${to}`,
  gap: 'keine Anleitung',
  compare: (from, to) => `${from} mit ${to} vergleichen`,
  progress: (done, count) => `${done} von ${count} erledigt`,
  clear: 'Haken entfernen',
};
