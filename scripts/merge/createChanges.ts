import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import {
  CHANGES_SCHEMA,
  type Changes,
  type ChangesSince,
  type VersionChanges,
  type VersionPatch,
} from '../../common/changes.ts';
import { formatCompareAddress } from '../../common/compareAddress.ts';
import { RELEASE_FILE } from '../../common/docs/releaseNotes.ts';
import { listPageChanges } from '../../common/listPageChanges.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { pathnameOf, permalinkBase } from '../../common/urls.ts';
import { isReleased } from '../../common/version.ts';
import { type VersionFacts, versionPagePath } from '../../common/versionFacts.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';

interface Inputs {
  manifest: Manifest;
  pageMap: PageMap;
  records: readonly BuildRecord[];
  facts: ReadonlyMap<string, VersionFacts>;
  /** Versions from branches may change after their release. */
  branchVersions: ReadonlySet<string>;
  settings: Pick<SiteSettings, 'base' | 'sourceUrl' | 'docsDir'>;
}

/** List what is new in each version, and pages changed after its release. */
export function createChanges(inputs: Inputs): Changes {
  const { manifest, records } = inputs;
  const built = manifest.versions.flatMap((version, index) => {
    const record = records[index];
    return record ? [{ version, record }] : [];
  });
  const patches = built.flatMap(({ version, record }) => describePatch(version, record, inputs));
  return {
    schema: CHANGES_SCHEMA,
    versions: built.map(({ version, record }) => describeVersion(version, record, inputs)),
    mends: patches.sort((a, b) => compareTexts(b.date, a.date)),
  };
}

function describeVersion(version: ManifestVersion, record: BuildRecord, inputs: Inputs): VersionChanges {
  const { name, segment, label, role, state, released, date, path, commit } = version;
  const { base, sourceUrl, docsDir } = inputs.settings;
  return {
    name,
    label,
    role,
    state,
    released,
    date,
    path,
    permalink: permalinkBase(base, segment),
    pageCount: record.pages.length,
    page: versionPagePath(base, segment),
    highlights: record.release?.highlights ?? [],
    notesHref: record.release?.hasText ? `${sourceUrl}/blob/${commit}/${docsDir}/${RELEASE_FILE}` : undefined,
    since: describeSince(version, inputs),
  };
}

function describeSince(
  version: ManifestVersion,
  { manifest, pageMap, facts, settings }: Inputs,
): ChangesSince | undefined {
  const before = findBefore(version, manifest);
  if (!before) return undefined;
  const comparePath = formatCompareAddress(version.path, { page: undefined, from: before.name, to: version.name });
  const upgradePath = formatUpgradeAddress(settings.base, { from: before.name, to: version.name });
  const [from, to] = [before, version].map((one) => addFacts(one, facts));
  if (!from || !to) return undefined;
  const { changes } = listPageChanges(pageMap, from, to);
  return { name: before.name, label: before.label, comparePath, upgradePath, pages: changes };
}

function addFacts(version: ManifestVersion, facts: Inputs['facts']) {
  const own = facts.get(version.name);
  return own && { ...version, facts: own };
}

/** A release is compared with the release before, not with its own pre-releases. */
function findBefore(version: ManifestVersion, { versions }: Manifest): ManifestVersion | undefined {
  const older = versions.slice(versions.indexOf(version) + 1);
  return isReleased(version.role) ? older.find(({ role }) => isReleased(role)) : older[0];
}

function describePatch(
  version: ManifestVersion,
  record: BuildRecord,
  { branchVersions, settings }: Inputs,
): VersionPatch[] {
  const { name, segment, label, released } = version;
  if (!released || !branchVersions.has(name)) return [];
  const pages = record.pages
    .flatMap(({ route, title, lastUpdated }) =>
      lastUpdated && isAfter(lastUpdated, released)
        ? [{ path: pathnameOf(record.base, route), title, date: lastUpdated }]
        : [],
    )
    .sort((a, b) => compareTexts(b.date, a.date) || compareTexts(a.path, b.path));
  const date = pages[0]?.date;
  return date ? [{ version: name, label, permalink: permalinkBase(settings.base, segment), date, pages }] : [];
}

/** Changes on the release day belong to it. */
const isAfter = (date: NonNullable<PageRecord['lastUpdated']>, day: string): boolean => date.slice(0, 10) > day;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
