// Words about what a search found, in English: only the search loads them.

const sectionsOf = (count: number) => (count === 1 ? '1 section' : `${count.toLocaleString('en')} sections`);
const pagesOf = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`);

export const results = {
  found: (sections: number, pages: number) =>
    sections === 0 ? 'No results' : `${sectionsOf(sections)} on ${pagesOf(pages)}`,
  /** Where a page counts once, though several versions have it. */
  foundPages: (pages: number) => (pages === 0 ? 'No results' : pagesOf(pages)),
  /** Where the query names a version, and the link to a search that does not take it for one. */
  inVersion: (version: string) => `Searched in version ${version}.`,
  asText: (query: string, version: string) => `Search for “${query}” in ${version}`,
  /** Where the address names a version that the site does not have. */
  noVersion: (asked: string, searched: string) =>
    `There is no version “${asked}” to search. Version ${searched} is searched instead; you can choose another above.`,
  /** Where nothing was found. */
  lookElsewhere: 'Look in the other versions',
  foundElsewhere: 'Other versions have results:',
  nowhere: 'No other version has results.',
  foundIn: (version: string, sections: number) => `${version}: ${sectionsOf(sections)}`,
  startAt: 'Or start at one of the areas:',
  /** What the empty field offers. */
  visited: 'Pages read last',
  firstSteps: 'First steps',
  forget: 'Forget searches and pages',
};
