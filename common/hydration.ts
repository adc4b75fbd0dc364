/** `performance.mark` when the page becomes interactive. */
export const HYDRATED_MARK = 'docs:hydrated';
