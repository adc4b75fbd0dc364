import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NEXT } from '../../common/version.ts';
import { runRspressDev } from '../build/runRspress.ts';
import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Serve the working tree as `next`, with reload, until the command is stopped. */
export async function dev({ paths, policy, settings }: Project, { port }: { port: number }): Promise<number> {
  const workDir = path.join(paths.workDir, 'dev');
  await rm(workDir, { recursive: true, force: true });
  await mkdir(path.join(workDir, 'node_modules'), { recursive: true });
  const lastChangesFile = path.join(workDir, 'last-changes.json');
  await writeFile(lastChangesFile, '{}');
  const base = `${settings.base}${NEXT}/`;
  print(`The working tree as next: http://localhost:${port}${base}`);
  return runRspressDev({
    projectDir: paths.projectDir,
    workDir,
    port,
    env: {
      name: NEXT,
      label: policy.labels[NEXT] ?? NEXT,
      role: NEXT,
      base,
      siteBase: settings.base,
      editRef: policy.nextBranch,
      contentDir: paths.docsDir,
      outDir: path.join(workDir, 'out'),
      recordFile: path.join(workDir, 'record.json'),
      cacheDir: path.join(workDir, 'cache'),
      lastChangesFile,
      apiFile: path.join(workDir, 'api.json'),
      samplesFile: path.join(workDir, 'samples.json'),
    },
  });
}
