import { AGENTS_FILE_LIMIT } from '../../common/agentsFile.ts';
import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import { LLMS_FILE, MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import type { markdownCopies } from '../../common/strings/en/markdownCopies.ts';

interface Inputs {
  title: string;
  tagline: string;
  label: string;
  /** Address of the version's pages, with its origin and a final slash, that the next release does not change. */
  home: string;
  record: Pick<BuildRecord, 'pages' | 'sidebars' | 'agents'>;
  /** Releases by package. */
  packages: Readonly<Record<string, string>>;
  words: (typeof markdownCopies)['agents'];
}

/** Format what a project's AGENTS.md says of a version. The deepest pages are left out until it is short enough. */
export function formatAgents(inputs: Inputs): string {
  const { title, tagline, label, home, record, packages, words } = inputs;
  const { about, rules = [] } = record.agents ?? {};
  const head = [
    `# ${title} ${label}`,
    about ?? tagline,
    ...listReleases(packages).map(([release, names]) => words.packages(release, names)),
    ...(rules.length > 0
      ? [`## ${words.rules}`, rules.map(({ rule, page }, index) => `${index + 1}. ${rule} (${page})`).join('\n')]
      : []),
    `## ${words.pages}`,
    words.addresses(home, MARKDOWN_FILE, LLMS_FILE),
  ];
  const byDepth = [...record.pages].sort((a, b) => depthOf(a) - depthOf(b));
  for (let count = byDepth.length; ; count -= 1) {
    const shown = new Set(byDepth.slice(0, count));
    const text = `${[...head, ...listAreas(record, shown)].join('\n\n')}\n`;
    if (count === 0 || Buffer.byteLength(text) <= AGENTS_FILE_LIMIT) return text;
  }
}

const depthOf = ({ route }: Pick<PageRecord, 'route'>): number => route.split('/').length;

function listReleases(packages: Inputs['packages']): [release: string, names: string[]][] {
  const releases = new Map<string, string[]>();
  for (const [name, release] of Object.entries(packages))
    releases.set(release, [...(releases.get(release) ?? []), `\`${name}\``]);
  return [...releases];
}

function listAreas({ pages, sidebars }: Inputs['record'], shown: ReadonlySet<PageRecord>): string[] {
  return Object.entries(sidebars).flatMap(([area, { title, label }]) => {
    const own = pages.filter((page) => page.sidebar === area && shown.has(page));
    if (own.length === 0) return [];
    return [`### ${title ?? label}`, own.map((page) => `- ${page.route} ${page.title}`).join('\n')];
  });
}
