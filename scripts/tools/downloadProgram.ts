import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import type { ReleaseFile } from './lycheeRelease.ts';

const DOWNLOAD_TIMEOUT = 120_000;

interface Options {
  file: ReleaseFile;
  baseUrl: string;
  programName: string;
  toFile: string;
}

/**
 * Download an archive, check its sum before unpacking, and install a program from it in one step. Throws an Error with the archive
 * and its fault.
 */
export async function downloadProgram({ file, baseUrl, programName, toFile }: Options): Promise<void> {
  const archive = await download(`${baseUrl}/${file.fileName}`);
  const sum = createHash('sha256').update(archive).digest('hex');
  if (sum !== file.sha256)
    throw new Error(`${file.fileName} has the SHA-256 ${sum}, not ${file.sha256}; it was thrown away.`);

  await mkdir(path.dirname(toFile), { recursive: true });
  const workDir = await mkdtemp(`${toFile}.`);
  try {
    const archiveFile = path.join(workDir, 'archive.tar.gz');
    await writeFile(archiveFile, archive);
    await extract({ file: archiveFile, cwd: workDir });
    const found = (await readdir(workDir, { recursive: true })).find((name) => path.basename(name) === programName);
    if (found === undefined) throw new Error(`${file.fileName} holds no ${programName}.`);
    await chmod(path.join(workDir, found), 0o755);
    await rename(path.join(workDir, found), toFile);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function download(href: string): Promise<Buffer> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    // fetch has the real reason in `cause`, behind "fetch failed".
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`Cannot download ${href}: ${reason}.`, { cause });
  }
}
