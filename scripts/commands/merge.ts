import { chooseBuilds } from '../lib/chooseBuilds.ts';
import type { PlannedBuild } from '../lib/planBuilds.ts';
import { planSite } from '../lib/planSite.ts';
import { publishDist } from '../lib/publishDist.ts';
import { reportWarnings, say } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Stitch the finished builds into `dist/`: of a version that is ahead of its lock and has no build, the locked one. */
export async function merge(project: Project, planned?: readonly PlannedBuild[]): Promise<void> {
  const { builds, warnings } = chooseBuilds(planned ?? (await planSite(project)).builds);
  reportWarnings(warnings);
  const startTime = performance.now();
  const { paths, settings, codeDir } = project;
  const result = publishDist({ paths, builds, settings, codeDir, onStep: () => undefined });
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  say(result === 'unchanged' ? 'dist/ is up to date.' : `Merged ${builds.length} versions into dist/ in ${seconds} s.`);
}
