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
  /** A merged tree with its `deployment.json`. */
  siteDir: string;
  time: Date;
  /** Called when the tree is ready, before `dist` shows it; what it throws leaves `dist` as it is. */
  check?: (deployment: Deployment) => void;
}

/** Make `dist` show a merged tree, with the files that tabs of earlier deployments still ask for. */
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

/** Find the tree that `dist` shows; undefined where there is none. */
export const currentSite = (distDir: SitePaths['distDir']): string | undefined =>
  existsSync(distDir) ? path.resolve(path.dirname(distDir), readlinkSync(distDir)) : undefined;

/** Throw a UserError if `dist` is a folder and not a link. */
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
