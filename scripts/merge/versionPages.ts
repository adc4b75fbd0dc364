import { API_HISTORY_FILE, type ApiHistoryFile } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import type { Changes } from '../../common/changes.ts';
import { compareVersions } from '../../common/compareVersions.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { type VersionFacts, versionFactsPath } from '../../common/versionFacts.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { formatVersionPage } from './formatVersionPage.ts';
import { type SiteTree, writeSiteFile } from './siteTree.ts';

interface Inputs {
  changes: Changes;
  manifest: Manifest;
  pageMap: PageMap;
  api: ApiHistoryFile;
  /** By the names of the versions, as are the facts. */
  records: readonly BuildRecord[];
  facts: ReadonlyMap<string, VersionFacts>;
  settings: SiteSettings;
}

/** Write for each version the page that tells what is new in it, and what the comparison of whole versions needs. */
export function writeVersionPages(tree: SiteTree, inputs: Inputs): void {
  const { changes, pageMap, api, records, facts, settings } = inputs;
  const { base } = settings;
  writeSiteFile(tree, base + API_HISTORY_FILE, `${JSON.stringify(api)}\n`);
  for (const { name, segment } of inputs.manifest.versions)
    writeSiteFile(tree, versionFactsPath(base, segment), `${JSON.stringify(facts.get(name))}\n`);
  for (const version of changes.versions) {
    const [before, after] = [version.since?.name, version.name].map((name) => findSide(name, inputs));
    const difference = before && after && compareVersions({ pageMap, api }, before, after);
    const notes = records.find(({ name }) => name === version.name)?.release?.text;
    writeSiteFile(tree, version.page, formatVersionPage({ version, notes, difference, settings }));
  }
}

function findSide(name: string | undefined, { manifest, facts }: Inputs) {
  const version = manifest.versions.find((one) => one.name === name);
  const own = version && facts.get(version.name);
  return own && { ...version, facts: own };
}
