/** Name of the `<meta>` in which a page's HTML tells the script where the page's own code is. */
export const FIRST_PAGE_META = 'docs:page';

/** The page of an HTML file, as the script must know it before it can draw it. */
export interface FirstPage {
  route: string;
  /** Ids of the bundler's chunks that hold the page's code. */
  chunks: (string | number)[];
  /** Id of the bundler's module that is the page. */
  module: string | number;
}
