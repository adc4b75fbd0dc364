/** Id of the search form in the navbar. */
export const SEARCH_BOX_ID = 'search-box';
