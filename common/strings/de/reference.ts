import type { reference as english } from '../en/reference.ts';
import { countSymbols } from './parts.ts';

export const reference: typeof english = {
  title: 'Referenz',
  about: 'Jedes exportierte Symbol jedes Pakets, mit Signatur, Geschichte und Quelle.',
  description: (name, version) => `Alle Symbole von ${name} ${version}.`,
  kinds: {
    class: 'Klassen',
    function: 'Funktionen',
    interface: 'Schnittstellen',
    type: 'Typen',
    const: 'Konstanten',
    enum: 'Aufzählungen',
    namespace: 'Namensräume',
  },
  explainedIn: 'Erklärt in',
  source: 'Quelle',
  sourceOf: (name) => `Quelle von ${name}`,
  filter: 'Nach Namen filtern',
  found: countSymbols,
};
