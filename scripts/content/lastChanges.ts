import type { LastChanges } from '../../common/buildRecord.ts';
import { FileCache } from '../../common/docs/FileCache.ts';
import { digest } from '../lib/digest.ts';
import { formatDate, isShallow, runGit } from '../tools/git.ts';

interface Options {
  projectDir: string;
  commit: string;
  docsDir: string;
  cacheDir: string;
}

/**
 * Find each docs file's last change at a commit, in one pass over the log. The result is cached in a folder, unless the clone is
 * shallow: more of the history may be fetched.
 */
export async function readLastChanges({ projectDir, commit, docsDir, cacheDir }: Options): Promise<LastChanges> {
  const cache = new FileCache(cacheDir);
  const key = `last-changes-${digest(`${commit} ${docsDir}`)}`;
  const kept = cache.read(key);
  if (kept !== undefined) return JSON.parse(kept);
  const changes = parseChanges(await runGit(projectDir, [...LOG, commit, '--', docsDir]), docsDir);
  if (!(await isShallow(projectDir))) cache.write(key, JSON.stringify(changes));
  return changes;
}

// `-m --first-parent` would give the merge; the default gives the commit of the words.
const LOG = ['log', '-z', '--no-renames', '--name-only', '--relative', '--format=%x01%H %ct'];

/** Parse `git log -z --name-only`: the first commit with a file changed it last. */
function parseChanges(text: string, docsDir: string): LastChanges {
  const lastChanges = new Map<string, { commit: string; date: string }>();
  for (const block of text.split('\x01').slice(1)) {
    const [head = '', ...names] = block.split('\0');
    const [commit = '', seconds = ''] = head.trim().split(' ');
    const date = formatDate(seconds);
    for (const name of names.map((line) => line.replace(/^\n/, '')).filter(Boolean)) {
      const filePath = name.slice(docsDir.length + 1);
      if (!lastChanges.has(filePath)) lastChanges.set(filePath, { commit, date });
    }
  }
  return Object.fromEntries([...lastChanges].sort(([a], [b]) => (a < b ? -1 : 1)));
}
