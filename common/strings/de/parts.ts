import type * as english from '../en/parts.ts';

export const apiParts: typeof english.apiParts = {
  kind: 'Art',
  typeParameters: 'Typparameter',
  base: 'Basistyp',
  modifiers: 'Modifizierer',
  parameters: 'Parameter',
  result: 'Rückgabetyp',
  type: 'Typ',
};

export const countPages = (count: number) => (count === 1 ? '1 Seite' : `${count.toLocaleString('de')} Seiten`);
export const upgradeFromTo = (from: string, to: string) => `Umstieg von ${from} auf ${to}`;
export const since = (version: string) => `Seit ${version}`;
export const compareWith = (version: string) => `Mit ${version} vergleichen`;
export const otherPages = 'Andere Seiten';
export const areas = { area: 'Bereich', allAreas: 'Alle Bereiche' };
export const kinds = { added: 'Neu', removed: 'Entfernt', changed: 'Geändert' };
export const range = { from: 'Von', swap: 'Tauschen' };
export const tryAgain = 'Prüfen Sie die Verbindung, und versuchen Sie es erneut.';

export const countSymbols = (count: number) => (count === 1 ? '1 Symbol' : `${count.toLocaleString('de')} Symbole`);
export const newIn = (version: string) => `Neu in ${version}`;
