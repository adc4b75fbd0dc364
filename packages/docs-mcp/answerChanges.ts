import { z } from 'zod';
import { API_DIFFERENCE_KINDS } from '../../common/apiHistory.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from '../../common/changes.ts';
import {
  compareVersions,
  type DocumentedDifference,
  filterDifference,
  listCodeLines,
  type VersionDifference,
} from '../../common/compareVersions.ts';
import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { upgrade } from '../../common/strings/en/upgrade.ts';
import {
  listPathVersions,
  listUpgradeSteps,
  type PathStep,
  resolveUpgradePath,
  STEP_KINDS,
} from '../../common/upgrades.ts';
import { readSection } from './answerPage.ts';
import { chooseNamed, type VersionDocs } from './chooseVersion.ts';
import { defineTool, text } from './defineTool.ts';
import { DocsError } from './Site.ts';

export const addChanges = defineTool({
  name: 'changes',
  title: 'List what changed between two versions',
  description:
    'List what a project has to do to come from one version of the library to another: the steps of the upgrade guides, what of the API was removed, changed, deprecated and added, with the declarations before and after, and which pages differ.',
  shape: {
    from: text('The older version. @example "3.1.0"'),
    to: text('The newer version; without it, the version of the project').optional(),
    breaking: z.boolean().optional().describe('Only what a program has to change'),
  },
  async answer(docs, { from, to, breaking = false }) {
    const { manifest, site } = docs;
    const before = { ...docs, ...chooseNamed(manifest, from, 'question') };
    const after = to === undefined ? docs : { ...docs, ...chooseNamed(manifest, to, 'question') };
    checkOrder(before, after);
    const range = { from: before.version.name, to: after.version.name };
    const [pageMap, api] = await Promise.all([site.pageMap(), site.api()]);
    const difference = compareVersions({ pageMap, api }, before.version, after.version);
    const shown = filterDifference(difference, { area: undefined, isBreaking: breaking });
    const labels = { from: before.version.label, to: after.version.label };
    return {
      versions: { names: `${range.from} to ${range.to}`, reasons: [...new Set([before.reason, after.reason])] },
      pathname: formatCompareAddress(await site.base(), range),
      body: [
        ...(await listSteps(docs, { ...range, isBreaking: breaking })),
        formatComparison(shown, { ...labels, origin: await site.origin() }),
      ].join('\n\n'),
    };
  },
});

function checkOrder({ version: from, manifest: { versions } }: VersionDocs, { version: to }: VersionDocs): void {
  const placeOf = (name: string) => versions.findIndex((one) => one.name === name);
  if (from.name === to.name) throw new DocsError(`Both versions are ${from.name}.`, 'Name two versions.');
  if (placeOf(from.name) < placeOf(to.name))
    throw new DocsError(
      upgrade.downgrade(from.name, to.name),
      `Ask again with "from": "${to.name}", "to": "${from.name}".`,
    );
}

interface Range {
  from: string;
  to: string;
  isBreaking: boolean;
}

async function listSteps(docs: VersionDocs, { isBreaking, ...range }: Range): Promise<string[]> {
  const { manifest, site } = docs;
  const stages = resolveUpgradePath(listPathVersions(manifest.versions, await site.upgrades()), range);
  const pathOf = (name: string) => manifest.versions.find((version) => version.name === name)?.path ?? '/';
  const steps = listUpgradeSteps(stages, pathOf).flat();
  const kinds = STEP_KINDS.filter(
    (kind) => (!isBreaking || kind === 'breaking') && steps.some((one) => one.kind === kind),
  );
  const gaps = stages.filter(({ guides }) => guides.length === 0).map(({ from, to }) => `${from} to ${to}`);
  const parts = kinds.map(async (kind) => [
    `# ${upgrade.kinds[kind]}`,
    ...(await Promise.all(steps.filter((step) => step.kind === kind).map((step) => readStep(docs, step)))),
  ]);
  return [
    ...(gaps.length > 0 ? [`There is no upgrade guide from ${gaps.join(', or from ')}.`] : []),
    ...(await Promise.all(parts)).flat(),
  ];
}

/** With its text, which names what a program has to write instead. */
async function readStep({ site }: VersionDocs, { guide, anchor, title }: PathStep): Promise<string> {
  const step = readSection(await site.readCopy(guide.path), anchor)?.text ?? `### ${title}`;
  return `${step}\n\n${guide.path}#${anchor}`;
}

interface Sides {
  from: string;
  to: string;
  /** Makes links work anywhere. */
  origin: string;
}

/** Format what differs between two versions as Markdown. */
export function formatComparison(
  { pages, sameCount, packages }: VersionDifference,
  { from, to, origin }: Sides,
): string {
  const pageParts = PAGE_CHANGE_KINDS.flatMap((kind) => {
    const lines = pages.filter((page) => page.kind === kind).map((page) => formatPage(page, origin));
    return lines.length > 0 ? [`## ${words.pages[kind]}`, lines.join('\n')] : [];
  });
  const apiParts = packages.flatMap(({ name, changes }) => {
    const lines = API_DIFFERENCE_KINDS.flatMap((kind) =>
      changes.filter((change) => change.kind === kind).map((change) => formatName(change, origin)),
    );
    return lines.length > 0 ? [`### ${name}`, lines.join('\n')] : [];
  });
  return `${[
    `# ${words.versions(from, to)}`,
    ...pageParts,
    words.pages.same(sameCount),
    ...(apiParts.length > 0 ? [`## ${words.api.title}`, ...apiParts] : []),
  ].join('\n\n')}\n`;
}

function formatPage({ title, path, sections }: PageChange, origin: string): string {
  const label = title.replace(/[\\`*_[\]<>&]/g, '\\$&');
  return `- [${label}](<${origin}${path}>)${sections === undefined ? '' : `: ${words.changedIn(sections)}`}`;
}

function formatName(change: DocumentedDifference, origin: string): string {
  const { kind, name, href, renamedTo } = change;
  const label = href ? `[\`${name}\`](<${origin}${href}>)` : `\`${name}\``;
  const head = `- ${words.api.kinds[kind]}: ${label}${renamedTo ? ` (${words.api.use(renamedTo)})` : ''}`;
  const lines = listCodeLines(change).map((line) => `  ${line.kind === 'before' ? '-' : '+'} ${line.text}`);
  return lines.length > 0 ? [head, '  ```diff', ...lines, '  ```'].join('\n') : head;
}
