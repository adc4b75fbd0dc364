import { createStore } from '../ui/createStore.ts';

/** What the reader typed into the filter of a package's page. All blocks of the page read it. */
export const query = createStore('');
