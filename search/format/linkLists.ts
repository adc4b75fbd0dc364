// Headings of lists that only send the reader on. Their words are those of other pages, which are to be found instead.
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

/** Tell whether a section with this heading is a list of links to other pages. */
export const isLinkList = (heading: string): boolean => HEADINGS.has(heading.trim().toLowerCase());
