import { RETIRED_VERSION } from './site.ts';

/** One page of each kind that a reader meets. */
export const PAGE_KINDS = [
  ['the home page', './'],
  ['a long page with code', 'api/read/'],
  ['a page with tables, a diagram and a preview', 'format/packet/'],
  ['a page with tabs and callouts', 'guide/install/'],
  ['a page with images', 'next/guide/streams/'],
  ['a page of the unreleased version with samples that run', 'next/guide/run/'],
  ['a page of an older version', '3.0.0/api/read/'],
  ['the symbols of a package', 'next/api/reference/radio/'],
  ['a category page', 'category/network/'],
  ['a page that is not there', 'no/such/page/'],
  ['the list of versions', 'versions/'],
  ['what is new in a version', 'versions/3.1.0/'],
  ['the search page', 'search/?q=write'],
  ['a comparison of two versions', 'compare/?from=3.0.0&to=4.0.0'],
  ['a comparison of a page', 'compare/?page=/api/cargo/manifest/load/&from=3.0.0&to=4.0.0'],
  ['the steps of an upgrade', 'upgrade/?from=3.0.0&to=4.0.0'],
  ['the history of a page', 'history/api/write/'],
  ['a page of a retired version', `${RETIRED_VERSION}/api/read/`],
] as const;
