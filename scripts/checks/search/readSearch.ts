import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LibraryConfig } from '../../../common/library.ts';
import { type BuiltSearch, parseQueries, type QuerySet } from '../../../packages/search/bench/index.ts';
import type { TextFile } from '../../../packages/search/index.ts';
import { readBuildRecord } from '../../build/buildFolders.ts';
import type { PlannedBuild } from '../../build/planSite.ts';
import { UserError } from '../../lib/userError.ts';

/** Read a library's judged queries, if any. Throws a UserError if the file is missing or invalid. */
export function readQueries(library: LibraryConfig | undefined): QuerySet | undefined {
  if (!library?.queries) return undefined;
  const file = path.join(library.dir, library.queries);
  if (!existsSync(file)) throw new UserError(`${file} is missing.`, { hint: 'Restore it from the repository.' });
  try {
    return parseQueries(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UserError(`${file} is not a set of judged queries: ${String(cause)}`, {
      hint: 'Correct the file: packages/search/bench/README.md describes its format.',
      cause,
    });
  }
}

/** Read a version's search files. Throws a UserError if it is not built. */
export function readSearchBuild(build: PlannedBuild): BuiltSearch {
  const { files, names } = readBuildRecord(build).search ?? {};
  if (!files?.all || !names)
    throw new UserError(`Version ${build.version.name} has no search index.`, {
      hint: `Build it again: npm run build -- ${build.version.name} --force`,
    });
  const indexPath = path.join(build.dir, 'site', files.all);
  const text = readFileSync(indexPath, 'utf8');
  const known = new Map<string, readonly string[]>();
  const readTexts = (textFile: string) => {
    // Written by our build.
    const read = () => JSON.parse(readFileSync(path.join(path.dirname(indexPath), textFile), 'utf8')) as TextFile;
    const texts = known.get(textFile) ?? read().texts;
    known.set(textFile, texts);
    return texts;
  };
  const namesText = readFileSync(path.join(build.dir, 'site', names), 'utf8');
  return { file: JSON.parse(text), text, names: JSON.parse(namesText), readTexts };
}

/** Return a text's gzipped size, in bytes. */
export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;

const ASYNC_DIR = path.join('static', 'js', 'async');
const PAGE_SCRIPTS = 'rspackChunk';

/** Read the search worker's script. Throws a UserError if it is missing, or loads more scripts one after the other. */
export function readWorker(siteDir: string): string {
  const asyncDir = path.join(siteDir, ASYNC_DIR);
  const texts = readdirSync(asyncDir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(asyncDir, name), 'utf8'));
  const worker = texts.find((text) => !text.includes(PAGE_SCRIPTS) || text.includes('importScripts('));
  if (worker === undefined)
    throw new UserError(`No script in ${asyncDir} is a worker.`, { hint: 'Look for it in theme/search/.' });
  if (worker.includes('importScripts('))
    throw new UserError(`The worker in ${asyncDir} is not one file.`, {
      hint: 'Look at splitChunks in plugins/rspress/sharedScripts.ts.',
    });
  return worker;
}
