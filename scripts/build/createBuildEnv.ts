import path from 'node:path';
import type { BuildEnv } from '../../common/buildEnv.ts';
import type { BuildTarget } from './planSite.ts';

/** Create a build's environment for the configuration. */
export function createBuildEnv(
  { version, base, siteBase, editRef }: BuildTarget,
  { resultDir, ...dirs }: Pick<BuildEnv, 'contentDir' | 'cacheDir' | 'sideDir'> & { resultDir: string },
): BuildEnv {
  const { name, label, role, state } = version;
  const outDir = path.join(resultDir, 'site');
  const recordFile = path.join(resultDir, 'record.json');
  return { name, label, role, state, base, siteBase, editRef, outDir, recordFile, ...dirs };
}
