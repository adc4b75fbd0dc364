import { FULL_URL } from './site.ts';

/** One page of each kind that a reader meets; the addresses of our own site, and the home of the trial site. */
export const PAGE_KINDS = [
  ['the home page', '/'],
  ['a long page with code', '/api/adb/sync/read/'],
  ['a page with tables', '/internal/packet/'],
  ['a category page', '/category/tcp-connection/'],
  ['a page of an older version', '/1.0.0/api/adb/sync/read/'],
  ['a page of the unreleased version', '/next/scrcpy/options/'],
  ['a page that is not there', '/no/such/page/'],
  ['the list of versions', '/versions/'],
  ['the home page with every switch on', FULL_URL],
] as const;
