import path from 'node:path';
import { readApiKnowledge } from '../api/readApiKnowledge.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { planSite } from '../build/planSite.ts';
import { describeSize, measureTree } from '../deployments/deployment.ts';
import { publishDist } from '../deployments/publishDist.ts';
import { formatCount, print, printWarnings, reportWarnings, writeSummary } from '../lib/report.ts';
import { bundleRenderer } from '../merge/bundleRenderer.ts';
import type { Project } from '../project.ts';
import { isRepository, readHead } from '../tools/git.ts';

interface Options {
  planned?: readonly PlannedBuild[];
  kept?: string;
}

/** Merge finished builds into `dist/`, and keep earlier deployments' files for open tabs. */
export async function merge(project: Project, { planned, kept }: Options = {}): Promise<void> {
  const { paths, settings, codeDir } = project;
  const builds = planned ?? (await planSite(project)).builds;
  const commit = (await isRepository(paths.projectDir)) ? await readHead(paths.projectDir) : '';
  const startTime = performance.now();
  const keptDir = kept === undefined ? paths.keptDir : path.resolve(kept);
  const time = new Date();
  const { history: api } = await readApiKnowledge(
    project,
    builds.map(({ version }) => version),
  );
  const renderer = await bundleRenderer();
  const onStep = () => undefined;
  const published = publishDist({
    paths,
    builds,
    api,
    settings,
    renderer,
    codeDir,
    keptDir,
    commit,
    time,
    onStep,
  });
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  const { name } = published.deployment;
  if (published.status === 'unchanged') print(`dist/ is up to date: ${name}.`);
  else print(`Merged ${formatCount(builds.length, 'version')} into dist/ in ${seconds} s: ${name}.`);
  reportSize(measureTree(published.siteDir));
  printWarnings(published.warnings);
}

function reportSize(bytes: number): void {
  const { line, warnings } = describeSize(bytes);
  print(line);
  writeSummary(`${line}\n\n`);
  reportWarnings(warnings);
}
