import type { results as english } from '../en/results.ts';
import { areas, countPages, countSymbols, tryAgain } from './parts.ts';

const sectionsOf = (count: number) => (count === 1 ? '1 Abschnitt' : `${count.toLocaleString('de')} Abschnitte`);
const noSearch = 'Die Suche konnte nicht geladen werden';
const resultsOf = (count: number) => (count === 1 ? '1 Ergebnis' : `${count.toLocaleString('de')} Ergebnisse`);
const nothing = 'Keine Ergebnisse';

export const results: typeof english = {
  found: (sections, pages) => (sections === 0 ? nothing : `${sectionsOf(sections)} auf ${countPages(pages)}`),
  foundPages: (pages) => (pages === 0 ? nothing : countPages(pages)),
  inVersion: (version) => `Gesucht wurde in Version ${version}.`,
  asText: (query, version) => `In ${version} nach „${query}“ suchen`,
  noVersion: (asked, searched) =>
    `Eine Version „${asked}“ gibt es hier nicht. Stattdessen wird Version ${searched} durchsucht; oben können Sie eine andere wählen.`,
  lookElsewhere: 'In den anderen Versionen suchen',
  foundElsewhere: 'Andere Versionen haben Ergebnisse:',
  nowhere: 'Keine andere Version hat Ergebnisse.',
  foundIn: (version, count) => `${version}: ${resultsOf(count)}`,
  startAt: 'Oder beginnen Sie bei einem der Bereiche:',
  visited: 'Zuletzt gelesen',
  firstSteps: 'Erste Schritte',
  forget: 'Suchen und Seiten vergessen',
  searchDocs: 'Die Dokumentation durchsuchen',
  resultsFor: (query) => `Suchergebnisse für „${query}“`,
  clearText: 'Text löschen',
  suggestions: 'Vorschläge',
  recent: 'Letzte Suchen',
  allResults: 'Alle Ergebnisse anzeigen',
  resultsWithin: (area) => `Alle Ergebnisse in „${area}“ anzeigen`,
  resultsOutside: (area) => `Alle Ergebnisse außerhalb von „${area}“ anzeigen`,
  ...areas,
  outsideArea: (area) => `Außerhalb von ${area}`,
  version: 'Version',
  loading: 'Die Suche wird geladen …',
  searching: 'Es wird gesucht …',
  bestListed: (count) => `Die besten ${count.toLocaleString('de')} werden aufgeführt.`,
  notSearched: (versions) => `Nicht durchsucht, weil nicht geladen: ${versions.join(', ')}.`,
  more: 'Mehr anzeigen',
  inVersions: 'In',
  symbols: 'Symbole der API',
  countSymbols,
  kinds: {
    class: 'Klasse',
    interface: 'Schnittstelle',
    function: 'Funktion',
    type: 'Typ',
    const: 'Konstante',
    enum: 'Aufzählung',
    namespace: 'Namensraum',
    member: 'Mitglied',
  },
  explainedIn: (title) => `Erklärt in „${title}“`,
  wordElsewhere: (version) => ({ before: '„', between: `“ kommt in ${version} nicht vor, aber in `, after: '.' }),
  mistake: (what) => `Die Suchanfrage enthält einen Fehler: ${what}. Gesucht wird nach dem reinen Text.`,
  mistakes: {
    noTerm: 'Es fehlt ein Suchwort',
    noTermOrField: 'Es fehlt ein Suchwort oder ein Feld',
    manySigns: 'Vor dem Suchwort stehen mehrere Vorzeichen',
    onlyNot: 'sie nennt nur Wörter, die fehlen sollen',
    unknownField: (name, fields) =>
      `Das Feld „${name}“ gibt es nicht; es gibt ${fields.map((field) => `„${field}“`).join(', ')}`,
    distance: 'Der Editierabstand muss eine Zahl sein',
    boost: 'Die Gewichtung muss eine Zahl sein',
  },
  failures: {
    versions: `Die Liste der Versionen konnte nicht geladen werden. ${tryAgain}`,
    noIndex: (version) => `Version ${version} hat keinen Suchindex.`,
    offline: `${noSearch}. ${tryAgain}`,
    refused: (status) => `${noSearch}: Der Server antwortete mit ${status}.`,
    unreadable: 'Die Suche konnte nicht gelesen werden. Laden Sie die Seite neu, und versuchen Sie es erneut.',
    stopped: 'Die Suche wurde unterbrochen. Versuchen Sie es erneut.',
  },
  withoutScripts: 'Die Suche braucht JavaScript. Dies sind die Bereiche der Dokumentation:',
};
