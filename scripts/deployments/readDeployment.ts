import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, type Deployment } from '../../common/deployment.ts';

/** Read a merged tree's deployment. */
export const readDeployment = (siteDir: string): Deployment =>
  // Written by the merge.
  JSON.parse(readFileSync(path.join(siteDir, DEPLOYMENT_FILE), 'utf8')) as Deployment;

/** Write a merged tree's deployment, in one step. */
export function writeDeployment(siteDir: string, deployment: Deployment): void {
  // Written beside the tree, so that a stopped process leaves nothing in it.
  const newFile = `${siteDir}.${process.pid}.${DEPLOYMENT_FILE}.new`;
  writeFileSync(newFile, `${JSON.stringify(deployment)}\n`);
  renameSync(newFile, path.join(siteDir, DEPLOYMENT_FILE));
}
