import { cpSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDeployment } from '../deployments/readDeployment.ts';
import { runGit } from '../tools/git.ts';
import { buildProject } from './buildProject.ts';
import { copyProject, scratchDir } from './copyProject.ts';

const DATES = { GIT_AUTHOR_DATE: '2024-01-02T03:04:05Z', GIT_COMMITTER_DATE: '2024-01-02T03:04:05Z' };
const NAME = 'deployments';

const dir = scratchDir(NAME);
const git = (...args: string[]) => runGit(dir, args, '', DATES);

/**
 * Build the sites of `e2e/deployments.spec.ts` below `.site/deployments`: `before` and `after` a release of 7.1.0, and `bare`, the
 * second without what was kept of the first.
 */
export async function makeDeployments(): Promise<void> {
  mkdirSync(dir, { recursive: true });
  // Builds are found by their keys.
  for (const name of ['.git', 'dist', '.site/sites', '.site/kept', 'before', 'after', 'bare'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
  copyProject(dir);
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@example.org');
  await commitDocs('first');
  await git('tag', 'v7.0.0');
  await commitDocs('second');
  await publish('before');
  await commitDocs('third');
  await git('tag', 'v7.1.0');
  copyWithoutKept(await publish('after'));
}

/** Pages must be long enough to scroll. */
async function commitDocs(words: string): Promise<void> {
  const page = (title: string) =>
    [
      `---\ntitle: ${title}\ndescription: ${title} of the ${words} docs.\n---\n\n# ${title}\n`,
      ...Array.from(
        { length: 40 },
        (_, number) => `The ${words} words of ${title.toLowerCase()}, paragraph ${number}.\n`,
      ),
    ].join('\n');
  const sidebars = {
    start: [{ label: 'Start', link: '/' }],
    api: ['Overview', 'Read', 'Write'].map((label) => ({
      label,
      link: label === 'Overview' ? '/api/' : `/api/${label.toLowerCase()}/`,
    })),
  };
  const files = {
    'index.md': page('Start'),
    'api/index.md': page('Overview'),
    'api/read.md': page('Read'),
    'api/write.md': page('Write'),
    'sidebars.json': JSON.stringify({ schema: 1, sidebars }),
  };
  mkdirSync(path.join(dir, 'docs/api'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, 'docs', name), text);
  await git('add', '--all');
  await git('commit', '--quiet', '-m', words);
}

/** Build a site, and link it under a name. Returns its folder. */
async function publish(name: 'before' | 'after'): Promise<string> {
  await buildProject(NAME, dir);
  const siteDir = realpathSync(path.join(dir, 'dist'));
  symlinkSync(path.relative(dir, siteDir), path.join(dir, name));
  return siteDir;
}

function copyWithoutKept(siteDir: string): void {
  const bareDir = path.join(dir, 'bare');
  cpSync(siteDir, bareDir, { recursive: true });
  for (const file of Object.keys(readDeployment(siteDir).kept)) rmSync(path.join(bareDir, file));
}
