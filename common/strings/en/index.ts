// Each file is loaded where its words are needed: `shell.ts` with every page.

export { compare } from './compare.ts';
export { history } from './history.ts';
export { markdownCopies } from './markdownCopies.ts';
export { offline } from './offline.ts';
export { api, reference } from './reference.ts';
export { results } from './results.ts';
export { sample } from './sample.ts';
export { strings } from './shell.ts';
export { sitePages } from './sitePages.ts';
export { upgrade } from './upgrade.ts';
