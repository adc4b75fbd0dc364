import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../../common/deployment.ts';
import { UserError } from '../lib/userError.ts';
import { readDeployment } from './readDeployment.ts';

export interface LocalDeployment {
  siteDir: string;
  deployment: Deployment;
}

/** List finished merged trees, newest first. */
export function listDeployments(sitesDir: string): LocalDeployment[] {
  const names = existsSync(sitesDir) ? readdirSync(sitesDir) : [];
  return names
    .flatMap((name) => readFinished(path.join(sitesDir, name)))
    .sort((a, b) => (a.deployment.name < b.deployment.name ? 1 : -1));
}

/** Find a deployment by name. Throws a UserError with the existing ones. */
export function findDeployment(deployments: readonly LocalDeployment[], name: string): LocalDeployment {
  const found = deployments.find(({ deployment }) => deployment.name === name);
  if (found) return found;
  const names = deployments.map(({ deployment }) => `\n  ${deployment.name}`).join('');
  throw new UserError(`There is no deployment ${JSON.stringify(name)} here. There are:${names || ' none'}`, {
    hint: 'npm run deployments lists them.',
  });
}

function readFinished(siteDir: string): LocalDeployment[] {
  try {
    return [{ siteDir, deployment: readDeployment(siteDir) }];
  } catch (cause) {
    if (cause instanceof UserError) return [];
    throw cause;
  }
}
