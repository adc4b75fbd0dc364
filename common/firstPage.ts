export const FIRST_PAGE_META = 'docs:page';

export interface FirstPage {
  route: string;
  chunks: (string | number)[];
  module: string | number;
  words?: { title: string; description: string };
}
