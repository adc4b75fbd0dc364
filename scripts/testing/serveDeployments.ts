// For e2e/deployments.spec.ts only, as a program: deploys before and after a release, serves `dist` on a free port, and prints the
// test's inputs as a line of JSON.
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDeployment } from '../deployments/readDeployment.ts';
import { openSite } from '../serve/openSite.ts';
import { runGit } from '../tools/git.ts';
import { copyProject, runCli, scratchDir } from './copyProject.ts';

const DATES = { GIT_AUTHOR_DATE: '2024-01-02T03:04:05Z', GIT_COMMITTER_DATE: '2024-01-02T03:04:05Z' };

const dir = scratchDir('deployments');
const distDir = path.join(dir, 'dist');
const git = (...args: string[]) => runGit(dir, args, '', DATES);

mkdirSync(dir, { recursive: true });
// Builds are found by their keys.
for (const name of ['.git', 'dist', '.site/sites', '.site/kept'])
  rmSync(path.join(dir, name), { recursive: true, force: true });
copyProject(dir);
await git('init', '--quiet', '--initial-branch=main');
await git('config', 'user.name', 'Test');
await git('config', 'user.email', 'test@example.org');

await commitDocs('first');
await git('tag', 'v7.0.0');
await commitDocs('second');
const before = publish();
await commitDocs('third');
await git('tag', 'v7.1.0');
const after = publish();
const bare = copyWithoutKept(after);

const { url } = await openSite(distDir, '/');
console.log(JSON.stringify({ url, distDir, before, after, bare }));

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

function publish(): string {
  for (const command of ['build', 'merge']) {
    const { output, exitCode } = runCli(dir, [command]);
    if (exitCode !== 0) throw new Error(`${command} ended with ${exitCode}:\n${output}`);
  }
  return realpathSync(distDir);
}

function copyWithoutKept(siteDir: string): string {
  const bareDir = path.join(dir, '.site', 'bare');
  rmSync(bareDir, { recursive: true, force: true });
  cpSync(siteDir, bareDir, { recursive: true });
  for (const file of Object.keys(readDeployment(siteDir).kept)) rmSync(path.join(bareDir, file));
  return bareDir;
}
