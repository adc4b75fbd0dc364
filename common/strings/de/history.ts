import type { history as english } from '../en/history.ts';
import { compareWith, kinds, newIn } from './parts.ts';

export const history: typeof english = {
  facts: {
    added: newIn,
    changed: (version) => `Geändert in ${version}`,
    none: 'Verlauf',
  },
  added: kinds.added,
  same: 'Unverändert',
  missing: 'Nicht in dieser Version',
  changed: (percent) => `${kinds.changed}${percent === undefined ? '' : `: etwa ${percent} % der Wörter`}`,
  movedFrom: (address) => `Umgezogen von ${address}`,
  sections: { added: 'neu', changed: 'geändert', removed: 'entfernt' },
  introduction: 'Einleitung',
  marks: {
    added: (version) => `neu seit ${version}`,
    changed: (version) => `geändert seit ${version}`,
  },
  compare: 'vergleichen',
  compareWith,
  more: 'Zeitpunkte und Commits',
};
