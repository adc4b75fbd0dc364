import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import { CHANGES_SCHEMA, type Changes, type ChangesSince, type VersionPatch } from '../../common/changes.ts';
import { listPageChanges, versionPagePath } from '../../common/compareVersions.ts';
import { RELEASE_FILE } from '../../common/docs/dataFiles.ts';
import { MANIFEST_SCHEMA, type Manifest, type ManifestVersion } from '../../common/manifest.ts';
import { formatCompareAddress, formatUpgradeAddress } from '../../common/shellRoutes.ts';
import { type SiteUpgradeGuide, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { pathnameOf, permalinkBase } from '../../common/urls.ts';
import { isReleased, type Version } from '../../common/version.ts';
import { compareTexts } from '../lib/compareTexts.ts';
import type { Built, Site } from './siteTree.ts';

/** Create the manifest of all versions, in order. */
export function createManifest(built: readonly { version: Version; record: BuildRecord }[]): Manifest {
  const versions = built.map(({ version, record }) => createManifestVersion(version, record));
  return { schema: MANIFEST_SCHEMA, latest: versions.find(({ isLast }) => isLast)?.name ?? null, versions };
}

function createManifestVersion(version: Version, record: BuildRecord): ManifestVersion {
  const { name, label, role, state, released, ref, commit, date } = version;
  const sidebars = Object.entries(record.sidebars);
  return {
    name,
    segment: name,
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
    sidebars: Object.fromEntries(
      sidebars.map(([area, { route, ...labels }]) => [area, { ...labels, path: pathnameOf(record.base, route) }]),
    ),
    ...(record.search && { search: record.search }),
  };
}

/** List all upgrade guides, newest first. */
export const createUpgrades = (records: readonly BuildRecord[]): Upgrades => ({
  schema: UPGRADES_SCHEMA,
  versions: records.map((record) => ({ name: record.name, guides: listGuides(record) })),
});

function listGuides({ base, pages, sidebars }: BuildRecord): SiteUpgradeGuide[] {
  const areas = Object.keys(sidebars);
  const rankOf = ({ sidebar }: PageRecord) => (sidebar === null ? areas.length : areas.indexOf(sidebar));
  return [...pages]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .flatMap(({ upgrade, route, title, sidebar: id }) => {
      const entry = id === null ? undefined : sidebars[id];
      const area = id !== null && entry ? { id, title: entry.title ?? entry.label } : null;
      return upgrade ? [{ path: pathnameOf(base, route), title, area, ...upgrade }] : [];
    });
}

type ChangesInputs = Pick<Site, 'manifest' | 'pageMap'> & {
  built: readonly Pick<Built, 'version' | 'editRef' | 'record'>[];
  settings: Pick<Site['settings'], 'base' | 'sourceUrl' | 'docsDir'>;
};

/** List what is new in each version, and pages changed after its release. */
export function createChanges(inputs: ChangesInputs): Changes {
  const { built, manifest, settings } = inputs;
  const versions = manifest.versions.map((version, index) => {
    const { name, label, role, state, released, date, path, commit } = version;
    const { release, pages = [] } = built[index]?.record ?? {};
    return {
      name,
      label,
      role,
      state,
      released,
      date,
      path,
      permalink: permalinkBase(settings.base, name),
      pageCount: pages.length,
      page: versionPagePath(settings.base, name),
      highlights: release?.highlights ?? [],
      notesHref: release?.hasText
        ? `${settings.sourceUrl}/blob/${commit}/${settings.docsDir}/${RELEASE_FILE}`
        : undefined,
      since: describeSince(version, inputs),
    };
  });
  const patches = built.flatMap((one) => describePatch(one, settings.base));
  return { schema: CHANGES_SCHEMA, versions, patches: patches.sort((a, b) => compareTexts(b.date, a.date)) };
}

/** A release is compared with the release before, not with its own pre-releases. */
function describeSince(to: ManifestVersion, { manifest, pageMap, settings }: ChangesInputs) {
  const older = manifest.versions.slice(manifest.versions.indexOf(to) + 1);
  const from = isReleased(to.role) ? older.find(({ role }) => isReleased(role)) : older[0];
  if (!from) return undefined;
  const names = { from: from.name, to: to.name };
  return {
    name: from.name,
    label: from.label,
    comparePath: formatCompareAddress(to.path, { page: undefined, ...names }),
    upgradePath: formatUpgradeAddress(settings.base, names),
    pages: listPageChanges(pageMap, from, to).changes,
  } satisfies ChangesSince;
}

/** Only branches can be edited at a version's ref: their versions may change after the release. Changes on its day belong to it. */
function describePatch({ version, editRef, record }: ChangesInputs['built'][number], siteBase: string): VersionPatch[] {
  const { name, label, released, ref } = version;
  if (!released || editRef !== ref) return [];
  const pages = record.pages
    .flatMap(({ route, title, lastUpdated: date }) =>
      date && date.slice(0, 10) > released ? [{ path: pathnameOf(record.base, route), title, date }] : [],
    )
    .sort((a, b) => compareTexts(b.date, a.date) || compareTexts(a.path, b.path));
  const date = pages[0]?.date;
  return date ? [{ version: name, label, permalink: permalinkBase(siteBase, name), date, pages }] : [];
}
