import { API_HISTORY_FILE, type ApiHistoryFile } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import type { Changes } from '../../common/changes.ts';
import { compareVersions } from '../../common/compareVersions.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { type VersionFacts, versionFactsPath } from '../../common/versionFacts.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { PageWriter } from './createSitePage.ts';
import { renderNotes } from './renderNotes.ts';
import { type SiteTree, writeSiteFile } from './siteTree.ts';

interface Inputs extends PageWriter {
  changes: Changes;
  manifest: Manifest;
  pageMap: PageMap;
  api: ApiHistoryFile;
  records: readonly BuildRecord[];
  facts: ReadonlyMap<string, VersionFacts>;
  settings: SiteSettings;
}

/** Write each version's page of changes, and its facts for comparisons. */
export function writeVersionPages(tree: SiteTree, inputs: Inputs): void {
  const { changes, pageMap, api, records, facts, settings, parts, formatPage } = inputs;
  const { base, title: product } = settings;
  const words = sitePages.versionPage;
  writeSiteFile(tree, base + API_HISTORY_FILE, `${JSON.stringify(api)}\n`);
  for (const { name, segment } of inputs.manifest.versions)
    writeSiteFile(tree, versionFactsPath(base, segment), `${JSON.stringify(facts.get(name))}\n`);
  for (const version of changes.versions) {
    const [before, after] = [version.since?.name, version.name].map((name) => findSide(name, inputs));
    const difference = before && after && compareVersions({ pageMap, api }, before, after);
    const notes = records.find(({ name }) => name === version.name)?.release?.text;
    const notesHtml = notes && renderNotes(notes, version.path);
    const content = parts.versionPage({ product, siteBase: base, version, notesHtml, difference });
    const title = words.title(product, version.label);
    const pathname = version.page;
    writeSiteFile(tree, pathname, formatPage({ pathname, title, description: title, content, isIndexed: true }));
  }
}

function findSide(name: string | undefined, { manifest, facts }: Inputs) {
  const version = manifest.versions.find((one) => one.name === name);
  const own = version && facts.get(version.name);
  return own && { ...version, facts: own };
}
