import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { AGENTS_FILE } from '../../common/agentsFile.ts';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import type { Manifest } from '../../common/manifest.ts';
import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import { SERVER_FILE } from '../../common/siteFiles.ts';
import { markdownCopies } from '../../common/strings/en/markdownCopies.ts';
import { permalinkBase } from '../../common/urls.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { formatAgents } from './formatAgents.ts';
import { copySiteFile, fileOf, listFiles, type SiteTree, writeSiteFile } from './siteTree.ts';

interface Inputs {
  built: readonly { build: Pick<PlannedBuild, 'dir' | 'version'>; record: BuildRecord }[];
  manifest: Manifest;
  api: ApiHistoryFile;
  settings: SiteSettings;
  /** In one file. */
  server: string;
}

/** Write what assistants read beside the pages, in each version. The latest has it at the address that it keeps, too. */
export function writeAssistantFiles(tree: SiteTree, { built, manifest, api, settings, server }: Inputs): void {
  const { title, tagline, url, base: siteBase } = settings;
  const homeOf = (segment: string) => url + permalinkBase(siteBase, segment);
  const lines = manifest.versions.map(({ label, segment }) => `- [${title} ${label}](${homeOf(segment)}${LLMS_FILE})`);
  writeSiteFile(tree, siteBase + SERVER_FILE, server);
  for (const { build, record } of built) {
    const { label, name, segment, role } = build.version;
    const home = homeOf(segment);
    const packages = api.releases?.[name] ?? {};
    const text = formatAgents({ title, tagline, label, home, record, packages, words: markdownCopies.agents });
    writeSiteFile(tree, record.base + AGENTS_FILE, text);
    const list = fileOf(tree, record.base + LLMS_FILE);
    if (existsSync(list))
      appendFileSync(list, `\n${[`## ${markdownCopies.versions}`, lines.join('\n')].join('\n\n')}\n`);
    if (role === 'latest') copyTexts(tree, path.join(build.dir, 'site'), record.base, permalinkBase(siteBase, segment));
  }
}

/** Copy the Markdown of pages and the lists: at its permalink, a page itself only leads to them. */
function copyTexts(tree: SiteTree, buildDir: string, base: string, toBase: string): void {
  const lists = [LLMS_FILE, LLMS_FULL_FILE];
  const names = listFiles(buildDir).filter((name) => path.basename(name) === MARKDOWN_FILE || lists.includes(name));
  for (const name of [...names, AGENTS_FILE]) copySiteFile(tree, fileOf(tree, base + name), toBase + name);
}
