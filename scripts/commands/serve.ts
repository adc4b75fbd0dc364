import { say } from '../lib/report.ts';
import { serveSite } from '../lib/serveSite.ts';
import type { Project } from '../project.ts';

/** Serve `dist/` until the process is stopped. */
export async function serve({ paths, settings }: Project, { port }: { port: number }): Promise<void> {
  await serveSite({ siteDir: paths.distDir, port, base: settings.base });
  say(`Serving dist/ at http://localhost:${port}${settings.base}`);
}
