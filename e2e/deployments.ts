import { spawn } from 'node:child_process';
import { renameSync, symlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A small site before and after a release of 7.1.0; `bare` is the second without what was kept of the first. */
export interface Deployments {
  url: string;
  distDir: string;
  before: string;
  after: string;
  bare: string;
  close: () => void;
}

/** Make the deployments, and serve them until `close` is called. */
export async function openDeployments(): Promise<Deployments> {
  const args = ['--import', 'tsx', 'scripts/testing/serveDeployments.ts'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve);
    server.once('exit', (code) => reject(new Error(`The deployments were not made: exit code ${code}.`)));
  });
  return { ...JSON.parse(line), close: () => server.kill() };
}

/** Replace the tree of the running server in one step, as a deployment does. */
export function deploy({ distDir }: Deployments, siteDir: string): void {
  symlinkSync(siteDir, `${distDir}.new`);
  renameSync(`${distDir}.new`, distDir);
}
