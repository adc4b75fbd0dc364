import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { openWorkDir } from '../build/buildFolders.ts';
import { runRspress } from '../build/runRspress.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';

interface Options {
  port: number;
  built?: boolean;
}

/** Serve the workshop with reload, or as it is built into `.site/workshop`. Returns the exit code. */
export async function workshop({ paths }: Project, { port, built }: Options): Promise<number> {
  const projectDir = path.join(paths.projectDir, 'e2e/workshop');
  const workDir = await openWorkDir(paths.workDir, 'workshop');
  const outDir = path.join(paths.projectDir, '.site/workshop');
  await mkdir(path.join(workDir, 'node_modules'), { recursive: true });
  const env = describeWorkshop(projectDir, workDir, outDir);
  if (!built) {
    print(`The workshop: http://localhost:${port}/`);
    return (await runRspress({ projectDir, workDir, port, env })).exitCode;
  }
  const { exitCode, stdout, stderr } = await runRspress({ projectDir, workDir, env });
  if (exitCode !== 0 || !existsSync(path.join(outDir, 'index.html')))
    throw new UserError(`The workshop cannot be built.\n${`${stdout}${stderr}`.trim()}`, {
      hint: 'Fix the page below e2e/workshop/docs, or the component, that is named above.',
    });
  print(`Built the workshop in ${path.relative(paths.projectDir, outDir)}`);
  await serveSite({ siteDir: outDir, port });
  print(`Serving the workshop at http://localhost:${port}/`);
  return 0;
}

const describeWorkshop = (projectDir: string, workDir: string, outDir: string): BuildEnv => ({
  name: '4.0.0',
  label: '4.0.0',
  role: 'latest',
  base: '/',
  siteBase: '/',
  editRef: 'main',
  contentDir: path.join(projectDir, 'docs'),
  outDir,
  recordFile: path.join(workDir, 'record.json'),
  cacheDir: path.join(workDir, 'cache'),
  sideDir: workDir,
});
