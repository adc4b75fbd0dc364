import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/userError.ts';

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
      hint: 'Look at splitChunks in rspress.config.ts.',
    });
  return worker;
}
