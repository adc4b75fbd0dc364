import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runGit } from '../lib/git.ts';
import { say } from '../lib/report.ts';
import { serveSite } from '../lib/serveSite.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { copyProject, runCli, scratchDir } from '../testing/copyProject.ts';

const RELEASES = ['1.0.0', '2.0.0'];
/** As in `trial/site.config.ts`. */
const BASE = '/manual/';

/** Build the trial site below `.site/trial` and serve it: this shell, little docs, every switch of the configuration on. */
export async function trial({ paths }: Project, { port }: { port: number }): Promise<void> {
  const dir = scratchDir('trial');
  await makeTrialProject(dir, path.join(paths.projectDir, 'trial'));
  for (const command of ['build', 'merge']) {
    const { output, exitCode } = runCli(dir, [command]);
    say(output.trim());
    if (exitCode !== 0)
      throw new UserError('The trial site cannot be built.', { hint: 'Its own messages stand above.' });
  }
  await serveSite({ siteDir: path.join(dir, 'dist'), port, base: BASE });
  say(`Serving the trial site at http://localhost:${port}${BASE}`);
}

/** Make the project anew, but for what was built: that is found again by its key. */
async function makeTrialProject(dir: string, sourceDir: string): Promise<void> {
  const git = (...args: string[]) => runGit(dir, args);
  const date = '2024-01-02T03:04:05Z';
  const commit = async (versionName: string) => {
    rmSync(path.join(dir, 'docs'), { recursive: true, force: true });
    cpSync(path.join(sourceDir, 'docs', versionName), path.join(dir, 'docs'), { recursive: true });
    await git('add', '--all');
    await runGit(dir, ['commit', '--quiet', '-m', versionName], '', {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    });
  };
  mkdirSync(dir, { recursive: true });
  rmSync(path.join(dir, '.git'), { recursive: true, force: true });
  copyProject(dir);
  cpSync(path.join(sourceDir, 'site.config.ts'), path.join(dir, 'site.config.ts'));
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Trial');
  await git('config', 'user.email', 'trial@example.org');
  for (const release of RELEASES) {
    await commit(release);
    await git('tag', `v${release}`);
  }
  await commit('next');
}
