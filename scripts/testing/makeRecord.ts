// For tests only: records without builds.
import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import type { ManifestVersion } from '../../common/manifest.ts';
import type { Version, VersionRole } from '../../common/version.ts';
import { createManifest } from '../merge/siteData.ts';

/** Create a page's record. */
export function makePage(route: string, changes: Partial<PageRecord> = {}): PageRecord {
  const id = route === '/' ? 'start/index' : route.slice(1, -1);
  return {
    id,
    route,
    title: id,
    sidebar: 'start',
    lastUpdated: null,
    movedFrom: [],
    sections: [],
    ...changes,
  };
}

/** Create a build's record. */
export function makeRecord(name: string, base: string, pages: PageRecord[]): BuildRecord {
  const sidebars = { start: { label: 'Quick start', route: '/' } };
  return { schema: 1, name, base, mainDocId: 'start/index', sidebars, pages, warnings: [] };
}

/** Create a version. */
export function makeVersion(name: string, role: VersionRole): Version {
  return {
    name,
    label: name,
    role,
    ref: `v${name}`,
    commit: 'c'.repeat(40),
    date: '2024-01-02T03:04:05Z',
  };
}

/** Create a site's versions: next, 4.0.0 (latest) and 3.0.0. */
export function makeSite(pages: { next: PageRecord[]; latest: PageRecord[]; older: PageRecord[] }) {
  const records = [
    makeRecord('next', '/next/', pages.next),
    makeRecord('4.0.0', '/', pages.latest),
    makeRecord('3.0.0', '/3.0.0/', pages.older),
  ];
  const roles: ManifestVersion['role'][] = ['next', 'latest', 'older'];
  const manifest = createManifest(
    records.map((record, index) => ({ record, version: makeVersion(record.name, roles[index] ?? 'older') })),
  );
  return { records, manifest };
}
