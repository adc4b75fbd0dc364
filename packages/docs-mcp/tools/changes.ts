import { z } from 'zod';
import { formatCompareAddress } from '../../../common/compareAddress.ts';
import { compareVersions, filterDifference } from '../../../common/compareVersions.ts';
import { formatVersionComparison } from '../../../common/formatVersionComparison.ts';
import { listUpgradeSteps, type PathStep } from '../../../common/listUpgradeSteps.ts';
import { listPathVersions, resolveUpgradePath } from '../../../common/resolveUpgradePath.ts';
import { compare as words } from '../../../common/strings/en/compare.ts';
import { upgrade } from '../../../common/strings/en/upgrade.ts';
import { chooseNamed } from '../chooseVersion.ts';
import type { VersionDocs } from '../Docs.ts';
import { DocsError } from '../docsError.ts';
import { readSection } from '../readSection.ts';
import { createTool } from '../tool.ts';
import { readCopy } from './page.ts';

export const changes = createTool({
  name: 'changes',
  title: 'List what changed between two versions',
  description:
    'List what a project has to do to come from one version of the library to another: the steps of the upgrade guides, what of the API was removed, changed, deprecated and added, and which pages differ.',
  input: {
    from: z.string().describe('The older version. @example "3.1.0"'),
    to: z.string().optional().describe('The newer version; without it, the version of the project'),
    breaking: z.boolean().optional().describe('Only what a program has to change'),
  },
  async run(docs, args) {
    const { manifest, site } = docs;
    const [before, after] = [
      chooseNamed(manifest, args.from),
      args.to === undefined ? docs : chooseNamed(manifest, args.to),
    ];
    const [from, to] = [before.version, after.version];
    const [old, current] = [from, to].map((one) => manifest.versions.findIndex(({ name }) => name === one.name));
    if (old === current) throw new DocsError(`Both versions are ${from.name}.`, 'Name two versions.');
    if ((old ?? 0) < (current ?? 0))
      throw new DocsError(
        upgrade.downgrade(from.name, to.name),
        `Ask again with "from": "${to.name}", "to": "${from.name}".`,
      );
    const [pageMap, api, oldFacts, newFacts] = await Promise.all([
      site.pageMap(),
      site.api(),
      site.facts(from),
      site.facts(to),
    ]);
    const isBreaking = args.breaking ?? false;
    const difference = filterDifference(
      compareVersions({ pageMap, api }, { ...from, facts: oldFacts }, { ...to, facts: newFacts }),
      { area: undefined, isBreaking },
    );
    const origin = await site.origin();
    const steps = await listSteps(docs, { from: from.name, to: to.name, isBreaking });
    return {
      versions: { names: `${from.name} to ${to.name}`, reasons: [before, after].flatMap(({ reason }) => reason ?? []) },
      pathname: formatCompareAddress(await site.base(), { from: from.name, to: to.name }),
      body: [...steps, formatVersionComparison(difference, { from: from.label, to: to.label, origin, words })].join(
        '\n\n',
      ),
    };
  },
});

interface Range {
  from: string;
  to: string;
  isBreaking: boolean;
}

async function listSteps(docs: VersionDocs, { isBreaking, ...range }: Range): Promise<string[]> {
  const { manifest, site } = docs;
  const stages = resolveUpgradePath(listPathVersions(manifest.versions, await site.upgrades()), range);
  const pathOf = (name: string) => manifest.versions.find((version) => version.name === name)?.path ?? '/';
  const groups = listUpgradeSteps(stages, pathOf).filter(({ kind }) => !isBreaking || kind === 'breaking');
  const gaps = stages.filter(({ guides }) => guides.length === 0).map(({ from, to }) => `${from} to ${to}`);
  const parts = groups.map(async ({ kind, steps }) => [
    `# ${upgrade.kinds[kind]}`,
    ...(await Promise.all(steps.map((step) => readStep(docs, step)))),
  ]);
  return [
    ...(gaps.length > 0 ? [`There is no upgrade guide from ${gaps.join(', or from ')}.`] : []),
    ...(await Promise.all(parts)).flat(),
  ];
}

/** With its text, which names what a program has to write instead. */
async function readStep(docs: VersionDocs, { guide, anchor, title }: PathStep): Promise<string> {
  const text = readSection(await readCopy(docs, guide), anchor)?.text ?? `### ${title}`;
  return `${text}\n\n${guide.path}#${anchor}`;
}
