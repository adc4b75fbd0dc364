// Headings of lists of links, whose words belong to other pages.
const HEADINGS = new Set([
  'further reading',
  'next',
  'next step',
  'next steps',
  'read more',
  'related',
  'related pages',
  'see also',
  'where to read on',
  'where to go next',
]);

/** Check whether a heading is that of a list of links. */
export const isLinkList = (heading: string): boolean => HEADINGS.has(heading.trim().toLowerCase());
