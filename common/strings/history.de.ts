import type { history as english } from './history.en.ts';

export const history: typeof english = {
  since: (version, isOldest) => `Seit ${version}${isOldest ? ' oder früher' : ''}`,
  changedIn: (versions) => `geändert in ${versions.join(', ')}`,
  sameAs: (version) => `wie in ${version}`,
  added: 'Neu',
  same: 'Unverändert',
  missing: 'Nicht in dieser Version',
  changed: (percent) => `Geändert${percent === undefined ? '' : `: etwa ${percent} % der Wörter`}`,
  movedFrom: (address) => `Umgezogen von ${address}`,
  sections: { added: 'neu', changed: 'geändert', removed: 'entfernt' },
  introduction: 'Einleitung',
  marks: {
    added: (version) => `neu seit ${version}`,
    changed: (version) => `geändert seit ${version}`,
  },
  compare: 'vergleichen',
  compareWith: (version) => `Mit ${version} vergleichen`,
  more: 'Zeitpunkte und Commits',
};
