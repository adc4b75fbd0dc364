/** Id of the form in the navbar that holds the search's field. */
export const SEARCH_BOX_ID = 'search-box';
