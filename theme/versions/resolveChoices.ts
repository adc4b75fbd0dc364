import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import type { PageHistory, PageInVersion } from '../../common/pageMap.ts';
import { ALL_VERSIONS, formatSearchAddress, parseSearchAddress, SEARCH_ROUTE } from '../../common/search.ts';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { pathnameOf } from '../../common/urls.ts';
import { findVersion, isReleased, type VersionRole } from '../../common/version.ts';
import { strings } from '../site/strings.ts';

export interface VersionChoice {
  name: string;
  label: string;
  badge: 'latest' | 'unreleased' | undefined;
  /** Whether nobody maintains it any more. */
  isEnded: boolean;
  href: string;
  isCurrent: boolean;
  /** Set where the link leads to another page or address. */
  note: string | undefined;
}

interface Inputs {
  own: { name: string; label: string; role: VersionRole; base: string; route: string };
  /** Versions that are listed beside this one; undefined lists all. */
  menuVersions?: readonly string[] | undefined;
  manifest: Manifest | undefined;
  /** Undefined until it is loaded, and where the page has none. */
  history: PageHistory | undefined;
  search: string;
  hash: string;
}

/**
 * List the versions for the menu, newest first; only this one without a manifest. A version that the site no longer has is last.
 */
export function resolveChoices(inputs: Inputs): VersionChoice[] {
  const { own, manifest, menuVersions } = inputs;
  const versions = manifest?.versions ?? [];
  const listed = menuVersions?.map((name) => findVersion(versions, name)?.name);
  const choices = versions
    .filter(({ name }) => !listed || name === own.name || listed.includes(name))
    .map((version) => resolveChoice(version, inputs));
  return choices.some(({ isCurrent }) => isCurrent) ? choices : [...choices, ownChoice(inputs)];
}

function ownChoice({ own, search, hash }: Inputs): VersionChoice {
  const href = pathnameOf(own.base, own.route) + search + hash;
  return { name: own.name, label: own.label, badge: undefined, isEnded: false, href, isCurrent: true, note: undefined };
}

function resolveChoice(version: ManifestVersion, { own, history, search, hash }: Inputs): VersionChoice {
  const { name, label, path: home } = version;
  const entry = history?.find((item) => item.name === name);
  const samePath = pathnameOf(home, own.route);
  const isCurrent = name === own.name;
  const path = isCurrent || SHELL_ROUTES.includes(own.route) ? samePath : (entry?.path ?? home);
  const hasPage = isCurrent || (entry ? entry.change !== 'missing' : path === samePath);
  return {
    name,
    label,
    badge: badgeOf(version),
    isEnded: version.role === 'older' && version.state === 'ended',
    href: path + keepQuery(own.route, search) + (hasPage ? hash : ''),
    isCurrent,
    note: entry && !isCurrent ? noteOf(entry, samePath) : undefined,
  };
}

/** Drops the version that was searched: the reader chooses another. */
function keepQuery(route: string, search: string): string {
  if (route !== SEARCH_ROUTE) return search;
  const address = parseSearchAddress(search);
  return formatSearchAddress({ ...address, version: address.version === ALL_VERSIONS ? ALL_VERSIONS : undefined });
}

function badgeOf({ role }: ManifestVersion): VersionChoice['badge'] {
  if (role === 'latest') return 'latest';
  return isReleased(role) ? undefined : 'unreleased';
}

function noteOf({ path, title, change }: PageInVersion, samePath: string): string | undefined {
  if (path === samePath) return undefined;
  return change === 'missing' ? strings.versions.pageMissing(title) : strings.versions.pageMoved;
}
