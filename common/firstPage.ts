/** Name of the `<meta>` that tells the script which files contain the code of the page. */
export const FIRST_PAGE_META = 'docs:page';

/** What the script must know about the page of an HTML file before it can render the page. */
export interface FirstPage {
  route: string;
  /** Ids of the bundler's chunks that hold the page's code. */
  chunks: (string | number)[];
  /** Id of the page's module in the bundle. */
  module: string | number;
}
