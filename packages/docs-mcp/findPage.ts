import type { PageAddress, PageMap } from '../../common/pageMap.ts';
import { ensureSlashes, normalizeRoute, pathnameOf } from '../../common/urls.ts';
import type { VersionDocs } from './Docs.ts';
import { DocsError } from './docsError.ts';

export interface FoundPage extends PageAddress {
  /** With `#`; empty where the text names none. */
  hash: string;
}

/** Find a page of a version by an address of any version, a route, or its title. Throws a DocsError where the version has none. */
export async function findPage({ site, version }: VersionDocs, text: string): Promise<FoundPage> {
  const { pathname, hash } = readAddress(text);
  const { pages } = await site.pageMap();
  const isAt =
    (path: string) =>
    ({ versions }: PageMap['pages'][number]) =>
      Object.values(versions).some((page) => page.path === path);
  const own = pages.find(({ versions }) => versions[version.name]?.path === pathnameOf(version.path, pathname));
  const entry =
    own ??
    pages.find(isAt(pathname)) ??
    pages.find(isAt(pathnameOf(await site.base(), pathname))) ??
    pages.find(({ movedFrom }) => movedFrom?.includes(pathname)) ??
    pages.find(({ versions }) => versions[version.name]?.title.toLowerCase() === text.trim().toLowerCase());
  const page = entry?.versions[version.name];
  if (page) return { ...page, hash };
  const others = Object.keys(entry?.versions ?? {});
  throw others.length > 0
    ? new DocsError(`${version.name} has no page ${text}.`, `These versions have it: ${others.join(', ')}.`)
    : new DocsError(`There is no page ${text}.`, 'Find its address with the tool "search".');
}

function readAddress(text: string): { pathname: string; hash: string } {
  const [, address = '', hash = ''] = /^([^#?]*)[^#]*(#.*)?$/.exec(text.trim()) ?? [];
  const pathname = URL.canParse(address) ? new URL(address).pathname : ensureSlashes(address);
  return { pathname: normalizeRoute(pathname.replace(/\/index\.md\/?$/, '/').replace(/\.html\/$/, '.html')), hash };
}
