import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';

/** Serve `dist/` until stopped. */
export async function serve({ paths, settings }: Project, { port }: { port: number }): Promise<void> {
  await serveSite({ siteDir: paths.distDir, port, base: settings.base });
  print(`Serving dist/ at http://localhost:${port}${settings.base}`);
}
