import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../../common/deployment.ts';
import { listDifferences, measureTree } from '../deployments/fileDigests.ts';
import { formatBytes } from '../deployments/hostLimit.ts';
import { findDeployment, type LocalDeployment, listDeployments } from '../deployments/listDeployments.ts';
import { readDeployment } from '../deployments/readDeployment.ts';
import { currentSite, showDeployment } from '../deployments/showDeployment.ts';
import { formatCount, formatTable, print, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

const SHOWN = 10;

interface Options {
  use?: string;
  check?: string;
  output?: string;
}

/** List deployments, show one in `dist`, or check a foreign tree. */
export async function deployments({ paths }: Project, { use, check, output }: Options): Promise<void> {
  if (check !== undefined) {
    const siteDir = path.resolve(check);
    const deployment = readDeployment(siteDir);
    checkTree(siteDir, deployment);
    return print(`${deployment.name} is whole: ${formatCount(Object.keys(deployment.files).length, 'file')}.`);
  }
  if (output !== undefined) return appendFileSync(output, `name=${readDeployment(paths.distDir).name}\n`);
  const local = listDeployments(paths.sitesDir);
  if (use === undefined) return print(formatDeployments(local, currentSite(paths.distDir)));
  const { siteDir } = findDeployment(local, use);
  const { distDir, keptDir } = paths;
  const time = new Date();
  const { warnings } = showDeployment({ distDir, keptDir, siteDir, time, check: (shown) => checkTree(siteDir, shown) });
  printWarnings(warnings);
  print(`dist/ shows ${use}.`);
}

function checkTree(siteDir: string, deployment: Deployment): void {
  const differences = listDifferences(siteDir, deployment);
  if (differences.length === 0) return;
  const more = differences.length > SHOWN ? `\n  … and ${differences.length - SHOWN} more` : '';
  throw new UserError(
    `${siteDir} is not the deployment ${deployment.name} as it was merged:\n  ${differences.slice(0, SHOWN).join('\n  ')}${more}`,
    { hint: 'Take another copy of it, or build and merge its commit again.' },
  );
}

function formatDeployments(local: readonly LocalDeployment[], shownDir: string | undefined): string {
  if (local.length === 0) return 'There are no deployments here: npm run merge makes one.';
  const rows = local.map(({ siteDir, deployment: { name, time, commit, versions } }) => [
    name,
    time,
    commit.slice(0, 12),
    versions.map((version) => version.name).join(' '),
    formatBytes(measureTree(siteDir)),
    siteDir === shownDir ? 'shown by dist/' : '',
  ]);
  return formatTable([['deployment', 'time', 'commit', 'versions', 'size', ''], ...rows]);
}
