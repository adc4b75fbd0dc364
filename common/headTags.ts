/** Name of the tag that holds a page's own pathname, also where the canonical address is another version's. */
export const PATHNAME_TAG = 'docs:pathname';
