import { spawn } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { OFFLINE_FILE, OFFLINE_WORKER } from '../common/offline.ts';

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

/** Make a deployment like `after` of a site with `offline: false`, as the German fixture is. Its pages offer nothing else. */
export function switchOff({ distDir, after }: Deployments): string {
  const siteDir = path.join(path.dirname(distDir), '.site', 'off');
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(after, siteDir, { recursive: true });
  cpSync(path.resolve('.site/fixture/german/dist', OFFLINE_WORKER), path.join(siteDir, OFFLINE_WORKER));
  rmSync(path.join(siteDir, OFFLINE_FILE));
  return siteDir;
}
