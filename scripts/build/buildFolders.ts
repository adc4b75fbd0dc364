import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_RECORD_SCHEMA, type BuildRecord } from '../../common/buildRecord.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { isRunning } from '../tools/runProgram.ts';

const SIZES_FILE = 'sizes.txt';

/** Record the files of a complete build with their sizes. */
export const writeFileSizes = (dir: string): void => writeFileSync(path.join(dir, SIZES_FILE), formatSizes(dir));

/** Check that no file of a build is missing, cut short or added. Bytes are not compared, as every command checks every version. */
export function isFinished({ dir }: { dir: string }): boolean {
  try {
    return readFileSync(path.join(dir, SIZES_FILE), 'utf8') === formatSizes(dir);
  } catch {
    return false; // It is not built, or was never complete.
  }
}

function formatSizes(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${path.relative(dir, file).split(path.sep).join('/')} ${statSync(file).size}\n`)
    .filter((line) => !line.startsWith(`${SIZES_FILE} `))
    .sort()
    .join('');
}

/**
 * Give a build its name. Where another process has stored the same build since `wasFinished` was read, that one stays: its process
 * is reading it.
 */
export async function storeBuild(
  resultDir: string,
  dir: string,
  { wasFinished }: { wasFinished: boolean },
): Promise<void> {
  if (!wasFinished && isFinished({ dir })) return;
  await mkdir(path.dirname(dir), { recursive: true });
  await rm(dir, { recursive: true, force: true });
  await rename(resultDir, dir).catch((error: unknown) => {
    if (!isFinished({ dir })) throw error;
  });
}

interface StoredBuild {
  version: { name: string };
  dir: string;
}

/** Read a finished build's record. Throws a UserError if the build is missing or damaged, or has another schema. */
export function readBuildRecord({ dir, version }: StoredBuild): BuildRecord {
  const file = path.join(dir, 'record.json');
  const hint = `Build it: npm run build -- ${version.name}`;
  if (!isFinished({ dir }))
    throw new UserError(`Version ${version.name} is not built from its current content.`, { hint });
  // Written by our plugin; the schema number is its generation.
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  if (record.schema !== BUILD_RECORD_SCHEMA)
    throw new UserError(`The build record ${file} has schema ${String(record.schema)}.`, { hint });
  return record;
}

const KEPT_BUILDS = 4;

/** Delete a version's old builds; one for each of its roles may stay. */
export async function pruneBuilds({ buildsDir }: SitePaths, { version, dir }: StoredBuild): Promise<void> {
  await utimes(dir, new Date(), new Date());
  // A name ends with a dash and the 16 digits of the key.
  const builds = (await listByAge(buildsDir)).filter(
    (build) => path.basename(build.path).slice(0, -17) === version.name,
  );
  await deleteAll(builds.slice(KEPT_BUILDS));
}

const KEPT_STATES = 2;

/** Results expire after two weeks, in milliseconds. */
const MAX_AGE = 14 * 24 * 60 * 60 * 1000;

const isOld = ({ time }: DatedEntry): boolean => Date.now() - time > MAX_AGE;

/** Delete old results that belong to no state. */
export async function pruneResults({ resultsDir }: SitePaths): Promise<void> {
  await mkdir(resultsDir, { recursive: true });
  await deleteAll((await listByAge(resultsDir)).filter(isOld));
}

/**
 * Open the folder of a state of the code, such as that of the compiler (`readCompilerDigest`): for each kind of result, it has a
 * folder. Deletes old states and results. Returns its path.
 */
export async function openStateDir(parentDir: string, state: string): Promise<string> {
  const dir = path.join(parentDir, state.slice(0, 16));
  await mkdir(dir, { recursive: true });
  await utimes(dir, new Date(), new Date());
  const states = await listByAge(parentDir);
  const results = (await Promise.all((await listByAge(dir)).map((kind) => listByAge(kind.path)))).flat();
  await deleteAll([...states.slice(KEPT_STATES), ...results.filter(isOld)]);
  return dir;
}

interface DatedEntry {
  path: string;
  time: number;
}

/** List what is in a folder, the newest first, without what other processes delete meanwhile. */
async function listByAge(dir: string): Promise<DatedEntry[]> {
  const paths = (await readdir(dir)).map((name) => path.join(dir, name));
  const entries = await Promise.all(
    paths.map((entry) =>
      stat(entry).then(
        ({ mtimeMs }) => [{ path: entry, time: mtimeMs }],
        () => [],
      ),
    ),
  );
  return entries.flat().sort((a, b) => b.time - a.time);
}

const deleteAll = (entries: readonly DatedEntry[]): Promise<unknown> =>
  Promise.all(entries.map((entry) => rm(entry.path, { recursive: true, force: true })));

/**
 * Create an empty folder `<name>.<process id>/`, as processes may build the same version, and delete those of ended ones. Returns
 * the path.
 */
export async function openWorkDir(parentDir: string, name: string): Promise<string> {
  const dir = path.join(parentDir, `${name}.${process.pid}`);
  await mkdir(parentDir, { recursive: true });
  for (const other of await readdir(parentDir)) {
    const [start, processId] = [other.slice(0, name.length + 1), other.slice(name.length + 1)];
    if (start !== `${name}.` || !/^\d+$/.test(processId)) continue;
    if (Number(processId) === process.pid || !isRunning(Number(processId)))
      await rm(path.join(parentDir, other), { recursive: true, force: true });
  }
  await mkdir(dir);
  return dir;
}
