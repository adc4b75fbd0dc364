import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';
import { build } from './build.ts';
import { merge } from './merge.ts';

/** Build, merge and serve the site until stopped. */
export async function start(project: Project, { port, jobs }: { port: number; jobs: number }): Promise<void> {
  await merge(project, { planned: await build(project, [], { jobs }) });
  await serve(project, { port });
}

/** Serve `dist/` until stopped. */
export async function serve({ paths, settings }: Project, { port }: { port: number }): Promise<void> {
  await serveSite({ siteDir: paths.distDir, port, base: settings.base });
  print(`Serving dist/ at http://localhost:${port}${settings.base}`);
}
