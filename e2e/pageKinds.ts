import { FIXTURE_URL, RETIRED_VERSION } from './site.ts';

/** One page of each kind that a reader meets: addresses of the plain fixture, and the home of the full one. */
export const PAGE_KINDS = [
  ['the home page', '/'],
  ['a long page with code', '/api/read/'],
  ['a page with tables', '/format/packet/'],
  ['the symbols of a package', '/next/api/reference/radio/'],
  ['a category page', '/category/network/'],
  ['a page of an older version', '/3.0.0/api/read/'],
  ['a page of the unreleased version', '/next/devices/options/'],
  ['a page that is not there', '/no/such/page/'],
  ['the list of versions', '/versions/'],
  ['the steps of an upgrade', '/upgrade/'],
  ['the search page', '/search/?q=write'],
  ['a comparison of two versions', '/compare/?from=3.0.0&to=4.0.0'],
  ['a comparison of a page', '/compare/?page=/api/cargo/manifest/load/&from=3.0.0&to=4.0.0'],
  ['the history of a page', '/history/api/write/'],
  ['what is new in a version', '/versions/3.1.0/'],
  ['a page of a retired version', `/${RETIRED_VERSION}/api/read/`],
  ['the home page with every switch on', FIXTURE_URL],
] as const;
