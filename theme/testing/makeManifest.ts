// For tests only.
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import type { PageRow } from '../../common/pageMap.ts';
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

/** Describe a page in one version. */
export const makeRow = (path: string, title = path): PageRow => ({ id: path, path, title, sidebar: null });
