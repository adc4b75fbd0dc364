import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEPLOYMENT_FILE, DEPLOYMENT_SCHEMA, type Deployment } from '../../common/deployment.ts';
import { UserError } from '../lib/userError.ts';

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest');
export const deploymentName = z.string().regex(/^\d{8}T\d{6}Z-[0-9a-f]{12}$/, 'is not the name of a deployment');
/** A file path that cannot leave its folder. */
const filePath = z
  .string()
  .min(1)
  .refine((name) => !/(^|\/)\.{0,2}(\/|$)|\\|\0/.test(name), 'is not a path inside the site');
export const fileDigests = z.record(filePath, sha256);

const commit = z.string().regex(/^([0-9a-f]{40})?$/, 'is not a full commit hash');

const deploymentSchema = z.object({
  schema: z.literal(DEPLOYMENT_SCHEMA),
  name: deploymentName,
  time: z.iso.datetime(),
  commit,
  versions: z.array(z.object({ name: z.string(), ref: z.string(), commit, key: z.string() })),
  digest: sha256,
  files: fileDigests,
  kept: fileDigests,
});

/** Read a merged tree's deployment. Throws a UserError without a valid one. */
export function readDeployment(siteDir: string): Deployment {
  const file = path.join(siteDir, DEPLOYMENT_FILE);
  const hint = 'Merge again: npm run merge';
  if (!existsSync(file)) throw new UserError(`${siteDir} has no ${DEPLOYMENT_FILE}: no merge made it.`, { hint });
  const result = deploymentSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).slice(0, 5);
  throw new UserError(`${file} is not valid:\n  ${problems.join('\n  ')}`, { hint });
}

/** Write a merged tree's deployment, in one step. */
export function writeDeployment(siteDir: string, deployment: Deployment): void {
  // Written beside the tree, so that a stopped process leaves nothing in it.
  const newFile = `${siteDir}.${process.pid}.${DEPLOYMENT_FILE}.new`;
  writeFileSync(newFile, `${JSON.stringify(deployment)}\n`);
  renameSync(newFile, path.join(siteDir, DEPLOYMENT_FILE));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return `not JSON: ${String(cause)}`;
  }
}
