// For tests only.
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import type { PageAddress } from '../../common/pageMap.ts';
import type { VersionRole } from '../../common/version.ts';

/** Describe versions, newest first, each at the path of its role. */
export function makeManifest(roles: Record<string, VersionRole>): Manifest {
  const versions = Object.entries(roles).map(([name, role]) => makeVersion(name, role));
  return { schema: 1, latest: versions.find(({ isLast }) => isLast)?.name ?? null, versions };
}

function makeVersion(name: string, role: VersionRole): ManifestVersion {
  const isLast = role === 'latest';
  const path = isLast ? '/' : `/${name}/`;
  const empty = { ref: '', commit: '', date: '', draftIds: [], sidebars: {} };
  return { name, segment: name, label: name, role, isLast, path, mainDocId: 'harbor/index', ...empty };
}

/** Describe the address of a page in one version. */
export const makeAddress = (path: string, title = path): PageAddress => ({
  id: path,
  path,
  title,
  sidebar: null,
});
