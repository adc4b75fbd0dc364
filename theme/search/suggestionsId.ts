/** Id of the list that the field controls. */
export const SUGGESTIONS_ID = 'search-suggestions';
