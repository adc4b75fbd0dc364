import type { Manifest, ManifestVersion } from '../../../common/manifest.ts';
import { findTarget, type PageMap } from '../../../common/pageMap.ts';
import { isReleased, type VersionRole } from '../../../common/version.ts';

/** One line of the version menu. */
export interface VersionChoice {
  name: string;
  label: string;
  mark: 'latest' | 'unreleased' | undefined;
  href: string;
  isCurrent: boolean;
  /** The page being read does not exist there; the line leads to its nearest parent. */
  isMissing: boolean;
}

interface Inputs {
  /** The build being read, and the route of the page in it. */
  own: { name: string; label: string; role: VersionRole; base: string; route: string };
  /** Names of the versions that are listed beside the own one; all without it. */
  menuVersions?: readonly string[] | undefined;
  manifest: Manifest | undefined;
  pageMap: PageMap | undefined;
  /** Query and anchor of the address being read. The anchor is kept where the page exists. */
  search: string;
  hash: string;
}

/** List the versions a reader can change to, newest first; only the own one while the manifest is missing. */
export function resolveChoices(inputs: Inputs): VersionChoice[] {
  const { own, manifest, menuVersions } = inputs;
  if (!manifest) {
    const href = own.base + own.route.slice(1) + inputs.search + inputs.hash;
    return [{ name: own.name, label: own.label, mark: undefined, href, isCurrent: true, isMissing: false }];
  }
  return manifest.versions
    .filter(({ name }) => !menuVersions || name === own.name || menuVersions.includes(name))
    .map((version) => resolveChoice(version, inputs));
}

function resolveChoice(version: ManifestVersion, { own, pageMap, search, hash }: Inputs): VersionChoice {
  const from = { name: own.name, path: own.base, route: own.route };
  const target = pageMap && findTarget(pageMap, from, version);
  const hasPage = target !== undefined && target.kind !== 'parent';
  const { name, label } = version;
  return {
    name,
    label,
    mark: markOf(version.role),
    href: (target?.path ?? version.path) + search + (hasPage ? hash : ''),
    isCurrent: name === own.name,
    isMissing: target?.kind === 'parent',
  };
}

function markOf(role: VersionRole): VersionChoice['mark'] {
  if (role === 'latest') return 'latest';
  return isReleased(role) ? undefined : 'unreleased';
}
