/** Name of the tag with a page's own pathname: the canonical address may be that of another version. */
export const PATHNAME_TAG = 'docs:pathname';
