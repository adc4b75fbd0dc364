import { renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';

// `scripts/fixture/makeDeployments.ts` builds it.
const DIR = path.resolve('.site/deployments');

/** Replace the tree of the running server in one step, as a deployment does. */
export function deploy(name: 'before' | 'after' | 'bare'): void {
  const link = path.join(DIR, 'dist');
  symlinkSync(name, `${link}.new`);
  renameSync(`${link}.new`, link);
}
