/** How many hits a search box shows. The order is judged by these. */
export const BOX_HITS = 8;
/** How many symbols come before them. */
export const BOX_SYMBOLS = 4;

/** How many times better another version has to fit, so that it leads the row of a page in the place of the first one. */
export const BETTER_FIT = 1.25;

/** Everything that decides the order of hits. `README.md` says what each stage pays. */
export const WEIGHTS = {
  /** BM25: how much length counts, and how soon repetition stops counting. */
  b: 0.75,
  k1: 1.2,
  /** What a word of a title counts, compared with other fields. It hardly changes the order; to raise titles, change `name`. */
  title: 3,
  /** What a word counts that stands for the reader's: a longer one that begins like it, and one that Fuse.js finds, times their likeness. */
  prefix: 0.9,
  fuzzy: 0.8,
  /** What a compound counts as a whole, beside its parts. */
  compound: 0.45,
  /** What a section gets of its page's score, and what a page's content and headings count in that. */
  page: 2,
  body: 0.1,
  /** Power of the share of the query's words that a section or its page's names have. */
  coverage: 0.5,
  /** Bonus for a title or heading that the query names. This is the weight that decides how much titles count. */
  name: 0.6,
  /** Added where the query is a heading, and twice for a title: more than any other score. */
  exact: 1000,
  /** What each further section of one page counts of the one before. */
  again: 0.35,
};
