import { existsSync, lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../../common/deployment.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { KeptFolder } from './KeptFolder.ts';
import { readDeployment } from './readDeployment.ts';

interface Options {
  distDir: string;
  keptDir: string;
  siteDir: string;
  time: Date;
  /** Called before `dist` changes; an error leaves `dist` as it is. */
  check?: (deployment: Deployment) => void;
}

/** Make `dist` show a merged tree, with the files that open tabs of earlier deployments need. */
export function showDeployment({ distDir, keptDir, siteDir, time, check }: Options): {
  deployment: Deployment;
  warnings: string[];
} {
  requireLink(distDir);
  const kept = new KeptFolder(keptDir);
  const deployment = kept.addTo(siteDir, readDeployment(siteDir), time);
  check?.(deployment);
  if (currentSite(distDir) !== siteDir) swapLink(distDir, siteDir);
  try {
    kept.record(siteDir, deployment, time);
  } catch (cause) {
    kept.warnings.push(`The files of this deployment cannot be kept for the next one: ${String(cause)}`);
  }
  return { deployment, warnings: kept.warnings };
}

/** Find the tree in `dist`; undefined if there is none. */
export const currentSite = (distDir: SitePaths['distDir']): string | undefined =>
  existsSync(distDir) ? path.resolve(path.dirname(distDir), readlinkSync(distDir)) : undefined;

/** Throw a UserError if `dist` is a folder, not a link. */
export function requireLink(distDir: string): void {
  if (!existsSync(distDir) || lstatSync(distDir).isSymbolicLink()) return;
  throw new UserError('dist/ is a folder that the merge did not make.', {
    hint: 'Move it away: npm run clean deletes it.',
  });
}

function swapLink(distDir: string, siteDir: string): void {
  const link = `${distDir}.${process.pid}.new`;
  mkdirSync(path.dirname(distDir), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(distDir), siteDir), link, 'junction');
  renameSync(link, distDir);
}
