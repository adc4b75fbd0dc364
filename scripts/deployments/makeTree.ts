import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, DEPLOYMENT_SCHEMA, type Deployment, type FileDigests } from '../../common/siteFiles.ts';
import { digest, readFileDigests } from '../lib/digest.ts';
import { type MergeOptions, mergeSite } from '../merge/mergeSite.ts';
import type { Inputs } from './publishDist.ts';

interface Options extends Inputs, Pick<MergeOptions, 'renderer' | 'onStep'> {
  time: Date;
}

/** Merge a site into a new tree. */
export async function makeTree(siteDir: string, options: Options): Promise<void> {
  const complete = (rootDir: string) => {
    const deployment = createDeployment(options, readFileDigests(rootDir));
    writeFileSync(path.join(rootDir, DEPLOYMENT_FILE), `${JSON.stringify(deployment)}\n`);
  };
  await mergeSite({ ...options, projectDir: options.paths.projectDir, siteDir, complete });
}

function createDeployment({ builds, commit, time }: Options, files: FileDigests): Deployment {
  const treeDigest = digestTree(files);
  // In whole seconds.
  const utc = time.toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    schema: DEPLOYMENT_SCHEMA,
    name: `${utc.replace(/[-:]/g, '')}-${treeDigest.slice(0, 12)}`,
    time: utc,
    commit,
    versions: builds.map(({ version: { name, ref, commit }, key }) => ({ name, ref, commit, key })),
    digest: treeDigest,
    files,
  };
}

/**
 * Digest a tree: SHA-256 of a line for each file, `<path>\0<SHA-256 of its bytes>\n`, in UTF-16 order of paths, without
 * `deployment.json`, as in `Deployment.files`.
 */
function digestTree(files: FileDigests): string {
  const names = Object.keys(files).sort();
  return digest(names.map((name) => `${name}\0${files[name]}\n`).join(''));
}
