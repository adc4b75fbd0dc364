import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/userError.ts';

const ASYNC_DIR = path.join('static', 'js', 'async');

/** A script of the search's worker. */
export interface WorkerFile {
  name: string;
  text: string;
}

/**
 * Read the scripts that the search's worker loads, the first one first. A built site has no other worker; its first script
 * is the one that loads others by `importScripts`, and it names them by their digests. Throws a UserError where there is none.
 */
export function readWorker(siteDir: string): WorkerFile[] {
  const asyncDir = path.join(siteDir, ASYNC_DIR);
  const files = readdirSync(asyncDir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(asyncDir, name), 'utf8') }));
  const first = files.find(({ text }) => text.includes('importScripts('));
  if (!first)
    throw new UserError(`No script in ${asyncDir} starts a worker.`, { hint: 'Look for it in theme/search/.' });
  const named = files.filter(({ name }) => first.text.includes(`"${digestOf(name)}"`));
  return [first, ...named.filter((file) => file !== first)];
}

/** @example digestOf('chunk.d7069bfd.js') === 'd7069bfd' */
const digestOf = (name: string): string => name.split('.').at(-2) ?? name;
