import path from 'node:path';
import type { LastChanges } from '../../common/buildRecord.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { runGit, toUtc } from '../tools/git.ts';

/**
 * Find the last change of every file under `docs/` at a commit, in one pass over the log.
 * The answer for a commit never changes, so it is kept in a folder.
 */
export async function readLastChanges(projectDir: string, commit: string, cacheDir: string): Promise<LastChanges> {
  const file = path.join(cacheDir, `${commit}.json`);
  // Written below, by this code.
  const kept = readCached(file) as LastChanges | undefined;
  if (kept) return kept;
  const lastChanges = parseChanges(await logDocs(projectDir, commit));
  writeCached(file, lastChanges);
  return lastChanges;
}

// `-m --first-parent` would name the merge; the default names the commit that wrote the words.
const logDocs = (projectDir: string, commit: string): Promise<string> =>
  runGit(projectDir, ['log', '-z', '--no-renames', '--name-only', '--format=%x01%H %cI', commit, '--', 'docs']);

/** Read what `git log -z --name-only` prints: the first commit that names a file changed it last. */
export function parseChanges(text: string): LastChanges {
  const lastChanges = new Map<string, { commit: string; date: string }>();
  for (const block of text.split('\x01').slice(1)) {
    const [head = '', ...names] = block.split('\0');
    const commit = head.slice(0, 40);
    const date = toUtc(head.slice(41).trim());
    for (const name of names.map((line) => line.replace(/^\n/, '')).filter(Boolean)) {
      const filePath = name.replace(/^docs\//, '');
      if (!lastChanges.has(filePath)) lastChanges.set(filePath, { commit, date });
    }
  }
  return Object.fromEntries([...lastChanges].sort(([a], [b]) => (a < b ? -1 : 1)));
}
