import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Deployment, FileDigests } from '../../common/siteFiles.ts';
import { digestFile, listFiles } from '../lib/digest.ts';
import { replaceFile } from '../lib/jsonCache.ts';
import { linkFile } from '../lib/linkFile.ts';
import { UserError } from '../lib/userError.ts';
import { SHARED_DIR } from '../merge/siteTree.ts';

// A folder with the hashed files of published deployments, and their index: damaged or missing ones cause a warning.

const INDEX_FILE = 'index.json';

const isShared = (file: string): boolean => file.startsWith(`${SHARED_DIR}/`);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest');
/** A path below the shared folder, which cannot leave it. */
const sharedFile = z
  .string()
  .refine((name) => isShared(name) && !/(^|\/)\.{0,2}(\/|$)|\\|\0/.test(name), `is not a path below ${SHARED_DIR}/`);

const keptSchema = z.object({
  name: z.string(),
  /** Time of publication, ISO 8601 in UTC. */
  time: z.iso.datetime(),
  digest: sha256,
  files: z.record(sharedFile, sha256),
});
const indexSchema = z.object({ schema: z.literal(1), deployments: z.array(keptSchema) });

export type KeptDeployment = z.infer<typeof keptSchema>;

/** Read the earlier deployments of a folder, newest first. */
export function readKept(dir: string, warnings: string[]): KeptDeployment[] {
  const file = path.join(dir, INDEX_FILE);
  if (!existsSync(file)) return [];
  try {
    return indexSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).deployments;
  } catch (cause) {
    const [reason] = String(cause).split('\n', 1);
    warnings.push(`${file} cannot be read, so the files of earlier deployments are left out: ${reason}`);
    return [];
  }
}

/** Hashed files stay this long after their deployment was replaced, … */
const KEEP_DAYS = 30;
/** … or for this many earlier deployments, whichever is more. */
const KEEP_DEPLOYMENTS = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Select unexpired earlier deployments, newest first. The newest was replaced now, each other by the one before it. */
export function selectInTime(earlier: readonly KeptDeployment[], time: Date): KeptDeployment[] {
  const oldest = time.getTime() - KEEP_DAYS * DAY_MS;
  return earlier.filter((_deployment, index) => {
    const replaced = earlier[index - 1]?.time;
    return index < KEEP_DEPLOYMENTS || replaced === undefined || Date.parse(replaced) >= oldest;
  });
}

interface Tree {
  siteDir: string;
  files: FileDigests;
  keptDir: string;
  earlier: readonly KeptDeployment[];
  warnings: string[];
}

/**
 * Add the files of earlier deployments to a tree, and remove those of expired ones. Returns what was added. Throws a UserError if
 * bytes differ under one name.
 */
export function addKeptFiles({ siteDir, files, keptDir, earlier, warnings }: Tree): FileDigests {
  const lacking = new Map<string, string>();
  for (const deployment of earlier)
    for (const [file, fileDigest] of Object.entries(deployment.files)) {
      // If two earlier ones differ, the newer one counts.
      if (!Object.hasOwn(files, file)) lacking.set(file, lacking.get(file) ?? fileDigest);
      else if (files[file] !== fileDigest)
        throw new UserError(
          `${file} has other bytes than the file of that name in the deployment ${deployment.name}.`,
          {
            hint: `Files below ${SHARED_DIR}/ must be named by their bytes. To give the earlier files up: rm -r ${keptDir}`,
          },
        );
    }
  const whole = [...lacking].filter(([file, fileDigest]) => digestFile(path.join(keptDir, file)) === fileDigest);
  const lost = lacking.size - whole.length;
  if (lost > 0) warnings.push(`${keptDir} lacks ${lost} files of earlier deployments, or has them damaged.`);
  const kept: FileDigests = Object.fromEntries(whole);
  for (const file of listFiles(siteDir).filter(isShared))
    if (!Object.hasOwn(kept, file) && !Object.hasOwn(files, file)) rmSync(path.join(siteDir, file));
  linkFiles(keptDir, siteDir, kept);
  return kept;
}

/** Keep a deployment's files beside those of earlier ones. Publishing it again keeps its first time. */
export function recordKept(
  { siteDir, keptDir, earlier }: Tree,
  { name, digest, files }: Deployment,
  { old, time }: { old: readonly KeptDeployment[]; time: Date },
): void {
  const shared = Object.fromEntries(Object.entries(files).filter(([file]) => isShared(file)));
  const published = old[0]?.digest === digest ? old[0] : { name, time: time.toISOString(), digest, files: shared };
  linkFiles(siteDir, keptDir, shared);
  const deployments = [published, ...earlier];
  replaceFile(path.join(keptDir, INDEX_FILE), `${JSON.stringify({ schema: 1, deployments })}\n`);
  const wanted = new Set(deployments.flatMap((kept) => Object.keys(kept.files)));
  // Only files of the old index: the folder may contain others.
  for (const file of old.flatMap((kept) => Object.keys(kept.files)))
    if (!wanted.has(file)) rmSync(path.join(keptDir, file), { force: true });
}

function linkFiles(fromDir: string, toDir: string, files: FileDigests): void {
  for (const [file, fileDigest] of Object.entries(files)) {
    const target = path.join(toDir, file);
    if (digestFile(target) === fileDigest) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { force: true });
    linkFile(path.join(fromDir, file), target);
  }
}
