// Only the search loads these English words.

import { areas, tryAgain } from './parts.ts';

const noSearch = 'The search could not be loaded';

export const results = {
  nothing: 'No results',
  noVersion: (asked: string, searched: string) =>
    `There is no version “${asked}” to search. Version ${searched} is searched instead; you can choose another above.`,
  startAt: 'Start at one of the areas:',
  visited: 'Pages read last',
  firstSteps: 'First steps',
  forget: 'Forget these pages',
  searchDocs: 'Search the documentation',
  resultsFor: (query: string) => `Search results for “${query}”`,
  suggestions: 'Suggestions',
  allResults: 'See all results',
  resultsWithin: (area: string) => `See all results within "${area}"`,
  resultsOutside: (area: string) => `See all results outside "${area}"`,
  ...areas,
  outsideArea: (area: string) => `Outside ${area}`,
  version: 'Version',
  loading: 'Loading the search…',
  searching: 'Searching…',
  bestFirst: 'Results, the best first.',
  bestListed: (count: number) => `The best ${count.toLocaleString('en')} results are listed.`,
  notSearched: (versions: readonly string[]) => `Not searched, because it could not be loaded: ${versions.join(', ')}.`,
  more: 'Show more',
  inVersions: 'In',
  symbols: 'Symbols of the API',
  /** One symbol. */
  kinds: {
    class: 'Class',
    interface: 'Interface',
    function: 'Function',
    type: 'Type',
    const: 'Constant',
    enum: 'Enum',
    namespace: 'Namespace',
    member: 'Member',
  },
  explainedIn: (title: string) => `Explained in “${title}”`,
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
    versions: `The list of versions could not be loaded. ${tryAgain}`,
    noIndex: (version: string) => `Version ${version} has no search index.`,
    offline: `${noSearch}. ${tryAgain}`,
    refused: (status: number) => `${noSearch}: the server answered ${status}.`,
    unreadable: 'The search could not be read. Reload the page and try again.',
    stopped: 'The search stopped. Try again.',
  },
  withoutScripts: 'Search needs JavaScript. These are the areas of the documentation:',
};
