import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Deployment } from '../../common/siteFiles.ts';
import { UserError } from '../lib/userError.ts';
import { listFiles, SHARED_DIR } from '../merge/siteTree.ts';
import { digestFile, writeDeployment } from './deployment.ts';
import { findMissingFiles, type KeptDeployment, selectInTime } from './keptDeployments.ts';

const INDEX_FILE = 'index.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest');
/** A path below the shared folder, which cannot leave it. */
const sharedFile = z
  .string()
  .refine((name) => isShared(name) && !/(^|\/)\.{0,2}(\/|$)|\\|\0/.test(name), `is not a path below ${SHARED_DIR}/`);

const indexSchema = z.object({
  schema: z.literal(1),
  deployments: z.array(
    z.object({
      name: z.string(),
      time: z.iso.datetime(),
      digest: sha256,
      files: z.record(sharedFile, sha256),
    }),
  ),
});

/** An indexed cache of published deployments' hashed files: damaged or missing ones cause a warning. */
export class KeptFolder {
  readonly warnings: string[] = [];
  private readonly dir: string;
  private readonly deployments: KeptDeployment[];

  constructor(dir: string) {
    this.dir = dir;
    this.deployments = this.readIndex();
  }

  /**
   * Add unexpired files of earlier deployments to a tree, and remove expired ones. Returns the new description. Throws a UserError
   * if bytes differ under one name.
   */
  addTo(siteDir: string, deployment: Deployment, time: Date): Deployment {
    const { lacking, conflicts } = findMissingFiles(deployment.files, selectInTime(this.earlierThan(deployment), time));
    const [conflict] = conflicts;
    if (conflict) {
      throw new UserError(
        `${conflict.file} has other bytes than the file of that name in the deployment ${conflict.deployment}.`,
        {
          hint: `Files below ${SHARED_DIR}/ must be named by their bytes. To give the earlier files up: rm -r ${this.dir}`,
        },
      );
    }
    const whole = Object.entries(lacking).filter(([file, fileDigest]) => this.isWhole(file, fileDigest));
    const lost = Object.keys(lacking).length - whole.length;
    if (lost > 0) this.warnings.push(`${this.dir} lacks ${lost} files of earlier deployments, or has them damaged.`);
    const kept = Object.fromEntries(whole);
    for (const file of listFiles(siteDir).filter(isShared)) {
      if (!Object.hasOwn(kept, file) && !Object.hasOwn(deployment.files, file)) rmSync(path.join(siteDir, file));
    }
    for (const [file, fileDigest] of whole) copyOnce(path.join(this.dir, file), path.join(siteDir, file), fileDigest);
    const described = { ...deployment, kept };
    writeDeployment(siteDir, described);
    return described;
  }

  record(siteDir: string, deployment: Deployment, time: Date): void {
    const { name, digest } = deployment;
    const files = Object.fromEntries(Object.entries(deployment.files).filter(([file]) => isShared(file)));
    const [newest] = this.deployments;
    // Publishing a deployment again keeps its first time.
    const published = newest?.digest === digest ? newest : { name, time: time.toISOString(), digest, files };
    const deployments = [published, ...selectInTime(this.earlierThan(deployment), time)];
    for (const [file, fileDigest] of Object.entries(files))
      copyOnce(path.join(siteDir, file), path.join(this.dir, file), fileDigest);
    this.writeIndex(deployments);
    this.removeUnwanted(new Set(deployments.flatMap((kept) => Object.keys(kept.files))));
  }

  private earlierThan(deployment: Deployment): KeptDeployment[] {
    return this.deployments.filter(({ digest }) => digest !== deployment.digest);
  }

  // Only files of the old index: the folder may contain others.
  private removeUnwanted(wanted: ReadonlySet<string>): void {
    for (const file of this.deployments.flatMap((kept) => Object.keys(kept.files))) {
      if (!wanted.has(file)) rmSync(path.join(this.dir, file), { force: true });
    }
  }

  private isWhole(file: string, fileDigest: string): boolean {
    return digestFile(path.join(this.dir, file)) === fileDigest;
  }

  private readIndex(): KeptDeployment[] {
    const file = path.join(this.dir, INDEX_FILE);
    if (!existsSync(file)) return [];
    try {
      return indexSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).deployments;
    } catch (cause) {
      this.warnings.push(
        `${file} cannot be read, so the files of earlier deployments are left out: ${firstLine(cause)}`,
      );
      return [];
    }
  }

  private writeIndex(deployments: readonly KeptDeployment[]): void {
    const file = path.join(this.dir, INDEX_FILE);
    mkdirSync(this.dir, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify({ schema: 1, deployments })}\n`);
    renameSync(`${file}.new`, file);
  }
}

function isShared(file: string): boolean {
  return file.startsWith(`${SHARED_DIR}/`);
}

function copyOnce(source: string, target: string, fileDigest: string): void {
  if (digestFile(target) === fileDigest) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}

const firstLine = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0] ?? '';
