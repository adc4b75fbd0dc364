import type { Project } from '../project.ts';
import { build } from './build.ts';
import { merge } from './merge.ts';
import { serve } from './serve.ts';

/** Build, merge and serve the site until stopped. */
export async function start(project: Project, { port, jobs }: { port: number; jobs: number }): Promise<void> {
  await merge(project, { planned: await build(project, [], { jobs }) });
  await serve(project, { port });
}
