import type { compare as english } from '../en/compare.ts';
import { apiParts, areas, kinds, otherPages, range, tryAgain, upgradeFromTo } from './parts.ts';

export const compare: typeof english = {
  description: 'Zwei Versionen der Dokumentation vergleichen.',
  pageTitle: (page) => `Vergleich: ${page}`,
  ...range,
  to: 'Nach',
  withoutScripts: 'Der Vergleich braucht JavaScript. Dies sind die Versionen:',
  loading: 'Wird verglichen …',
  failed: `Die beiden Seiten konnten nicht geladen werden. ${tryAgain}`,
  pageFailed: (route) =>
    `Die Versionen der Seite ${route} konnten nicht geladen werden. Prüfen Sie Adresse und Verbindung, und versuchen Sie es erneut.`,
  same: 'Die Seite hat in beiden Versionen dieselben Wörter.',
  onlyIn: (version) => `Nur Version ${version} hat diese Seite.`,
  nowhere: 'Keine der beiden Versionen hat diese Seite.',
  elsewhere: 'Versionen, die sie haben:',
  changes: (count, percent) =>
    `${count === 1 ? '1 Änderung' : `${count.toLocaleString('de')} Änderungen`}, etwa ${percent} % der Wörter`,
  position: (place, count) => `Änderung ${place} von ${count}`,
  previous: 'Vorige Änderung',
  next: 'Nächste Änderung',
  keys: 'Tasten: N für die nächste, P für die vorige Änderung',
  onlyChanges: 'Nur Änderungen',
  sideBySide: 'Nebeneinander',
  unchanged: (count) => (count === 1 ? '1 unveränderter Teil' : `${count} unveränderte Teile`),
  unchangedLines: (count) => `${count} unveränderte Zeilen zeigen`,
  unchangedRows: (count) => `${count} unveränderte Tabellenzeilen zeigen`,
  list: 'Liste der Änderungen',
  kinds: { ...kinds, moved: 'Verschoben' },
  noWords: 'ohne Wörter',
  readPage: (version) => `Die Seite in ${version} lesen`,
  pages: {
    added: 'Neue Seiten',
    removed: 'Entfernte Seiten',
    moved: 'Umgezogene Seiten',
    changed: 'Geänderte Seiten',
    same: (count) => (count === 1 ? '1 Seite ist gleich.' : `${count} Seiten sind gleich.`),
  },
  versions: (from, to) => `Von ${from} nach ${to}`,
  share: (percent) => `${percent} % geändert`,
  ...areas,
  otherPages,
  onlyBreaking: 'Nur Brüche',
  upgrade: upgradeFromTo,
  copyMarkdown: 'Als Markdown kopieren',
  filesFailed: `Die Unterschiede konnten nicht geladen werden. ${tryAgain}`,
  nothing: 'Hier unterscheidet sich nichts.',
  api: {
    title: 'API',
    kinds: { ...kinds, deprecated: 'Veraltet' },
    parts: apiParts,
    use: (name) => `stattdessen ${name}`,
    counts: ({ removed, changed, deprecated, added }) =>
      Object.entries({ entfernt: removed, geändert: changed, veraltet: deprecated, neu: added })
        .flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []))
        .join(', '),
  },
};
