// Starts the command line, `cli.ts`, from a bundle: without it, Node.js translates and links five hundred modules at each start.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { nodeBundle } from './build/nodeBundle.mjs';

/** A command that still runs may load parts of its bundle later. */
const KEPT_BUNDLES = 5;

/** What decides how files are bundled: this file, and the version of esbuild. */
const MADE_BY = ['scripts/cli.mjs', 'package-lock.json'];

const projectDir = path.dirname(import.meta.dirname);
const bundlesDir = path.join(projectDir, '.site/cli');
/** Names the source files of the newest bundle. */
const listFile = path.join(bundlesDir, 'files.json');

const find = (name) => path.join(projectDir, name);

/** Find the bundle of the files as they are; undefined if there is none. */
function findBundle() {
  try {
    const dir = nameBundle(JSON.parse(readFileSync(listFile, 'utf8')));
    return existsSync(dir) ? dir : undefined;
  } catch {
    // The first start, or a file is gone.
    return undefined;
  }
}

function nameBundle(files) {
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\0`).update(readFileSync(find(name))).update('\0');
  return path.join(bundlesDir, hash.digest('hex').slice(0, 16));
}

/** Bundle the command line without packages. Returns the folder, which gets its name when it is complete. */
async function makeBundle() {
  const { build } = await import('esbuild');
  const startTime = Date.now();
  const newDir = path.join(bundlesDir, `new-${randomUUID()}`);
  const { metafile } = await build({
    ...nodeBundle,
    entryPoints: [find('scripts/cli.ts')],
    outdir: newDir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: projectDir,
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
  });
  const files = [...MADE_BY, ...Object.keys(metafile.inputs)];
  // A file that was written meanwhile may be in the bundle as it was.
  if (files.some((name) => statSync(find(name)).mtimeMs >= startTime)) return newDir;
  const dir = nameBundle(files);
  try {
    renameSync(newDir, dir);
  } catch (error) {
    // Another command that started at the same time has made the same one.
    if (!existsSync(dir)) throw error;
    rmSync(newDir, { recursive: true });
  }
  writeFileSync(`${newDir}.json`, JSON.stringify(files));
  renameSync(`${newDir}.json`, listFile);
  removeOld();
  return dir;
}

function removeOld() {
  const dirs = readdirSync(bundlesDir, { withFileTypes: true }).flatMap((entry) => {
    const dir = path.join(bundlesDir, entry.name);
    return entry.isDirectory() ? [{ dir, time: statSync(dir).mtimeMs }] : [];
  });
  const old = dirs.sort((a, b) => b.time - a.time).slice(KEPT_BUNDLES);
  for (const { dir } of old) rmSync(dir, { recursive: true, force: true });
}

/** Esbuild has printed which file is wrong, and where. */
function reportWrongFile(error) {
  if (!error.errors) throw error;
  console.error('error The command line cannot be started.\nhint  Correct what is named above.');
  process.exit(1);
}

const dir = findBundle() ?? (await makeBundle().catch(reportWrongFile));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(dir, 'cli.mjs')).href);
