import type { BuildRecord } from '../../common/buildRecord.ts';
import { MANIFEST_SCHEMA, type Manifest, type ManifestVersion } from '../../common/manifest.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { Version } from '../../common/version.ts';

/** Create the manifest of all versions, in order. */
export function createManifest(built: readonly { version: Version; record: BuildRecord }[]): Manifest {
  const versions = built.map(({ version, record }) => createManifestVersion(version, record));
  return { schema: MANIFEST_SCHEMA, latest: versions.find(({ isLast }) => isLast)?.name ?? null, versions };
}

function createManifestVersion(version: Version, record: BuildRecord): ManifestVersion {
  const { name, segment, label, role, state, released, ref, commit, date } = version;
  return {
    name,
    segment,
    label,
    role,
    isLast: role === 'latest',
    state,
    released,
    path: record.base,
    mainDocId: record.mainDocId,
    ref,
    commit,
    date,
    draftIds: [],
    sidebars: createSidebars(record),
    ...(record.search && { search: record.search }),
  };
}

function createSidebars(record: BuildRecord): ManifestVersion['sidebars'] {
  const entries = Object.entries(record.sidebars);
  return Object.fromEntries(
    entries.map(([area, { route, ...labels }]) => [area, { ...labels, path: pathnameOf(record.base, route) }]),
  );
}
