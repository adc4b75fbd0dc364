export const SEARCH_BOX_ID = 'search-box';
