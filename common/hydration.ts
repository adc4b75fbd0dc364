/** Mark in the browser's timeline (`performance.mark`) that is set when the page becomes interactive. */
export const HYDRATED_MARK = 'docs:hydrated';
