import type { results as english } from './results.en.ts';

const sectionsOf = (count: number) => (count === 1 ? '1 Abschnitt' : `${count.toLocaleString('de')} Abschnitte`);
const pagesOf = (count: number) => (count === 1 ? '1 Seite' : `${count.toLocaleString('de')} Seiten`);

export const results: typeof english = {
  found: (sections, pages) => (sections === 0 ? 'Keine Ergebnisse' : `${sectionsOf(sections)} auf ${pagesOf(pages)}`),
  foundPages: (pages) => (pages === 0 ? 'Keine Ergebnisse' : pagesOf(pages)),
  inVersion: (version) => `Gesucht wurde in Version ${version}.`,
  asText: (query, version) => `In ${version} nach „${query}“ suchen`,
  noVersion: (asked, searched) =>
    `Eine Version „${asked}“ gibt es hier nicht. Stattdessen wird Version ${searched} durchsucht; oben können Sie eine andere wählen.`,
  lookElsewhere: 'In den anderen Versionen suchen',
  foundElsewhere: 'Andere Versionen haben Ergebnisse:',
  nowhere: 'Keine andere Version hat Ergebnisse.',
  foundIn: (version, sections) => `${version}: ${sectionsOf(sections)}`,
  startAt: 'Oder beginnen Sie bei einem der Bereiche:',
  visited: 'Zuletzt gelesen',
  firstSteps: 'Erste Schritte',
  forget: 'Suchen und Seiten vergessen',
};
