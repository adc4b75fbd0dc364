// Words of the popup and the page of the search, in English: only the search loads them.

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
  /** Title of the search page before a query, and the name of its field. */
  searchDocs: 'Search the documentation',
  resultsFor: (query: string) => `Search results for “${query}”`,
  clearText: 'Clear text',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  allResults: 'See all results',
  resultsWithin: (area: string) => `See all results within "${area}"`,
  resultsOutside: (area: string) => `See all results outside "${area}"`,
  area: 'Area',
  allAreas: 'All areas',
  outsideArea: (area: string) => `Outside ${area}`,
  version: 'Version',
  allVersions: 'All versions',
  loading: 'Loading the search…',
  searching: 'Searching…',
  listed: (count: number) =>
    count === 0 ? 'No results' : count === 1 ? '1 result' : `${count.toLocaleString('en')} results`,
  bestListed: (count: number) => `The best ${count.toLocaleString('en')} are listed.`,
  notSearched: (versions: readonly string[]) => `Not searched, because it could not be loaded: ${versions.join(', ')}.`,
  more: 'Show more',
  /** Leads up to the versions that have a page. */
  inVersions: 'In',
  /** Stands around a word that the searched version lacks and a link to a version that has it. */
  wordElsewhere: (version: string) => ({ before: '“', between: `” is not in ${version}, but in `, after: '.' }),
  mistake: (what: string) => `The query has a mistake: ${what}. It is searched as plain text.`,
  mistakes: {
    noTerm: 'expecting term, found nothing',
    noTermOrField: 'expecting term or field, found nothing',
    manySigns: "expecting term or field, found 'PRESENCE'",
    onlyNot: 'it only names words to leave out',
    unknownField: (name: string, fields: readonly string[]) =>
      `unrecognised field '${name}', possible fields: ${fields.map((field) => `'${field}'`).join(', ')}`,
    distance: 'edit distance must be numeric',
    boost: 'boost must be numeric',
  },
  failures: {
    versions: 'The list of versions could not be loaded. Check the connection and try again.',
    noIndex: (version: string) => `Version ${version} has no search index.`,
    offline: 'The search could not be loaded. Check the connection and try again.',
    refused: (status: number) => `The search could not be loaded: the server answered ${status}.`,
    unreadable: 'The search could not be read. Reload the page and try again.',
    stopped: 'The search stopped. Try again.',
  },
  retry: 'Retry',
  withoutScripts: 'Search needs JavaScript. These are the areas of the documentation:',
};
