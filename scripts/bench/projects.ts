import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeProject, scratchDir } from '../fixture/makeProject.ts';
import { openRepo, type Repo } from '../fixture/repo.ts';
import { runGit } from '../tools/git.ts';
import { BENCH_PAGES, makeBenchDocs } from './makeBenchDocs.ts';

/** Releases of the generated docs, oldest first; `next` equals the last. */
const RELEASES = ['7.0.0', '7.1.0', '7.2.0', '7.3.0', '7.4.0'];

export const GENERATED = `${RELEASES.length + 1} versions × ${BENCH_PAGES.length} generated pages`;

/** Clone a project with its versions into a new folder. */
export async function cloneProject(projectDir: string): Promise<Repo> {
  const dir = emptyDir('real');
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org'];
  await runGit(projectDir, ['clone', '--quiet', ...author, projectDir, dir]);
  return openRepo(dir);
}

/** Create a project with generated docs in a new folder. */
export async function createProject(): Promise<Repo> {
  const repo = await makeProject(emptyDir('generated'));
  for (const [seed, version] of RELEASES.entries()) {
    await repo.commit(makeBenchDocs(seed));
    await repo.git('tag', `v${version}`);
  }
  return repo;
}

/** Add a line to a file of a project, and commit it. */
export async function appendLine({ dir, commit }: Repo, file: string, line: string): Promise<void> {
  await commit({ [file]: `${readFileSync(path.join(dir, file), 'utf8')}\n${line}\n` });
}

function emptyDir(name: string): string {
  const dir = path.join(scratchDir('bench'), name);
  rmSync(dir, { recursive: true, force: true });
  return dir;
}
