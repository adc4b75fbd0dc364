/** The canonical address may be that of another version. */
export const PATHNAME_TAG = 'docs:pathname';
