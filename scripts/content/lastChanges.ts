import path from 'node:path';
import type { LastChanges } from '../../common/buildRecord.ts';
import { keepCached } from '../lib/jsonCache.ts';
import { runGit, toUtc } from '../tools/git.ts';

interface Options {
  projectDir: string;
  commit: string;
  docsDir: string;
  cacheDir: string;
}

/** Find each docs file's last change at a commit, in one pass over the log. The result is cached in a folder. */
export const readLastChanges = ({ projectDir, commit, docsDir, cacheDir }: Options): Promise<LastChanges> =>
  keepCached(path.join(cacheDir, docsDir, `${commit}.json`), async () =>
    parseChanges(await runGit(projectDir, [...LOG, commit, '--', docsDir]), docsDir),
  );

// `-m --first-parent` would give the merge; the default gives the commit of the words.
const LOG = ['log', '-z', '--no-renames', '--name-only', '--format=%x01%H %cI'];

/** Parse `git log -z --name-only`: the first commit with a file changed it last. */
function parseChanges(text: string, docsDir: string): LastChanges {
  const lastChanges = new Map<string, { commit: string; date: string }>();
  for (const block of text.split('\x01').slice(1)) {
    const [head = '', ...names] = block.split('\0');
    const commit = head.slice(0, 40);
    const date = toUtc(head.slice(41).trim());
    for (const name of names.map((line) => line.replace(/^\n/, '')).filter(Boolean)) {
      const filePath = name.slice(docsDir.length + 1);
      if (!lastChanges.has(filePath)) lastChanges.set(filePath, { commit, date });
    }
  }
  return Object.fromEntries([...lastChanges].sort(([a], [b]) => (a < b ? -1 : 1)));
}
