import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import {
  AGENTS_FILE,
  AGENTS_FILE_LIMIT,
  LLMS_FILE,
  LLMS_FULL_FILE,
  MARKDOWN_FILE,
  SERVER_FILE,
} from '../../common/siteFiles.ts';
import { markdownCopies } from '../../common/strings/en/sitePages.ts';
import { permalinkBase } from '../../common/urls.ts';
import { listFiles } from '../lib/digest.ts';
import { fileOf, type Site, type SiteTree, writeSiteFile } from './siteTree.ts';

/** Write what assistants read beside the pages, in each version. The latest has it at the address that it keeps, too. */
export function writeAssistantFiles(site: Site): void {
  const { title, tagline, url, base: siteBase } = site.settings;
  const homeOf = (name: string) => url + permalinkBase(siteBase, name);
  const versions = site.manifest.versions.map(
    ({ label, name }) => `- [${title} ${label}](${homeOf(name)}${LLMS_FILE})\n`,
  );
  writeSiteFile(site, siteBase + SERVER_FILE, site.renderer.server);
  for (const { version, dir, record } of site.built) {
    const { label, name, role } = version;
    const packages = site.api.releases?.[name] ?? {};
    const text = formatAgents({ title, tagline, label, home: homeOf(name), record, packages });
    writeSiteFile(site, record.base + AGENTS_FILE, text);
    const list = fileOf(site, record.base + LLMS_FILE);
    if (existsSync(list)) appendFileSync(list, `\n## ${markdownCopies.versions}\n\n${versions.join('')}`);
    if (role === 'latest') copyTexts(site, path.join(dir, 'site'), record.base, permalinkBase(siteBase, name));
  }
}

/** Copy the Markdown of pages and the lists: at its permalink, a page itself only leads to them. */
function copyTexts(tree: SiteTree, buildDir: string, base: string, toBase: string): void {
  const lists = [LLMS_FILE, LLMS_FULL_FILE];
  const names = listFiles(buildDir).filter((name) => path.basename(name) === MARKDOWN_FILE || lists.includes(name));
  for (const name of [...names, AGENTS_FILE])
    writeSiteFile(tree, toBase + name, readFileSync(fileOf(tree, base + name)));
}

interface Agents {
  title: string;
  tagline: string;
  label: string;
  /** Address of the version's pages, with its origin and a final slash, that the next release does not change. */
  home: string;
  record: Pick<BuildRecord, 'pages' | 'sidebars' | 'agents'>;
  /** Releases by package. */
  packages: Readonly<Record<string, string>>;
}

/** Format what a project's AGENTS.md says of a version. The deepest pages are left out until it is short enough. */
export function formatAgents({ title, tagline, label, home, record, packages }: Agents): string {
  const words = markdownCopies.agents;
  const { about, rules = [] } = record.agents ?? {};
  const ruleLines = rules.map(({ rule, page }, index) => `${index + 1}. ${rule} (${page})`);
  const head = [
    `# ${title} ${label}`,
    about ?? tagline,
    ...[...new Set(Object.values(packages))].map((release) =>
      words.packages(
        release,
        Object.keys(packages).flatMap((name) => (packages[name] === release ? [`\`${name}\``] : [])),
      ),
    ),
    ...(ruleLines.length > 0 ? [`## ${words.rules}`, ruleLines.join('\n')] : []),
    `## ${words.pages}`,
    words.addresses(home, MARKDOWN_FILE, LLMS_FILE),
  ];
  const byDepth = [...record.pages].sort((a, b) => depthOf(a) - depthOf(b));
  for (let count = byDepth.length; ; count -= 1) {
    const text = `${[...head, ...formatAreas(record, new Set(byDepth.slice(0, count)))].join('\n\n')}\n`;
    if (count === 0 || Buffer.byteLength(text) <= AGENTS_FILE_LIMIT) return text;
  }
}

const depthOf = ({ route }: Pick<PageRecord, 'route'>): number => route.split('/').length;

function formatAreas({ pages, sidebars }: Agents['record'], shown: ReadonlySet<PageRecord>): string[] {
  return Object.entries(sidebars).flatMap(([area, { title, label }]) => {
    const own = pages.filter((page) => page.sidebar === area && shown.has(page));
    if (own.length === 0) return [];
    return [`### ${title ?? label}`, own.map((page) => `- ${page.route} ${page.title}`).join('\n')];
  });
}
