// For tests only: a merged site, and merges that are killed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NO_API } from '../../common/apiHistory.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { digestFiles } from '../lib/digest.ts';
import { type SitePaths, sitePaths } from '../lib/sitePaths.ts';
import { settings } from './describeProject.ts';
import { COMMIT, makeBuild, publish } from './makeBuild.ts';
import { makePage, makeRecord } from './makeRecord.ts';
import { makeTempDir } from './makeRepo.ts';

/** Make builds of three versions. */
export function makeBuilds(paths: SitePaths): PlannedBuild[] {
  const pages = ['/', '/api/'].map((route) => makePage(route));
  return [
    makeBuild(paths, makeRecord('next', '/next/', pages), 'next'),
    makeBuild(paths, makeRecord('2.0.0', '/', pages), 'latest'),
    makeBuild(paths, makeRecord('1.0.0', '/1.0.0/', [...pages, makePage('/old/')]), 'older'),
  ];
}

/** Merge builds of three versions in a folder of their own. */
export function makeSite() {
  const paths = sitePaths(makeTempDir());
  const builds = makeBuilds(paths);
  publish(paths, builds);
  return { paths, builds, read: (name: string) => readFileSync(path.join(paths.distDir, name), 'utf8') };
}

/** Digest all files of a folder. */
export const treeDigest = (dir: string) => digestFiles(dir, ['.'], () => true);

/** Merge in a process that kills itself, without any chance to clean up, when a step begins. */
export function killMerge(paths: SitePaths, builds: PlannedBuild[], killStep: string) {
  const module = JSON.stringify(path.join(import.meta.dirname, '../deployments/publishDist.ts'));
  const script = `
    import { publishDist } from ${module};
    import { bundleRenderer } from ${JSON.stringify(path.join(import.meta.dirname, '../merge/bundleRenderer.ts'))};
    const renderer = await bundleRenderer();
    const { input, killStep } = JSON.parse(process.argv[1]);
    publishDist({ ...input, renderer, time: new Date(input.time), onStep: (step) => { if (step === killStep) process.kill(process.pid, 'SIGKILL'); } });
  `;
  const { keptDir } = paths;
  const time = '2024-01-02T03:04:06Z';
  const input = {
    paths,
    builds,
    api: NO_API,
    settings,
    codeDir: path.join(import.meta.dirname, '../merge'),
    keptDir,
    commit: COMMIT,
    time,
  };
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script, JSON.stringify({ input, killStep })];
  return spawnSync(process.execPath, args, { cwd: path.dirname(path.dirname(import.meta.dirname)) });
}
