/** Mark in the browser's timeline (`performance.mark`) that is set when the page's scripts answer to the reader. */
export const HYDRATED_MARK = 'docs:hydrated';
