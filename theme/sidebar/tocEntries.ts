/** Keep the headings of the second and the third level. */
export const filterToc = <Entry extends { depth: number }>(headings: readonly Entry[]): Entry[] =>
  headings.filter(({ depth }) => depth === 2 || depth === 3);
