import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, scratchDir } from '../fixture/copyProject.ts';
import { runGit } from '../tools/git.ts';
import { BENCH_ROUTES, writeBenchPages } from './writeBenchPages.ts';

/** Releases of the generated docs, oldest first; `next` equals the last. */
const RELEASES = ['7.0.0', '7.1.0', '7.2.0', '7.3.0', '7.4.0'];

export const GENERATED = `${RELEASES.length + 1} versions × ${BENCH_ROUTES.length} generated pages`;

/** Clone a project with its versions into a new folder. */
export async function cloneProject(projectDir: string): Promise<string> {
  const dir = createDir('real');
  await runGit(projectDir, ['clone', '--quiet', projectDir, dir]);
  return dir;
}

/** Create a project with generated docs in a new folder. */
export async function createProject(): Promise<string> {
  const dir = createDir('generated');
  const docsDir = path.join(dir, 'docs');
  copyProject(dir);
  await runGit(dir, ['init', '--quiet', '--initial-branch=main']);
  for (const [seed, version] of RELEASES.entries()) {
    writeBenchPages(docsDir, seed);
    const items = BENCH_ROUTES.slice(1).map((link, index) => ({ label: `Page ${index + 1}`, link }));
    const sidebars = { guide: [{ label: 'Start', link: '/' }], api: items };
    writeFileSync(path.join(docsDir, 'sidebars.json'), JSON.stringify({ schema: 1, sidebars }));
    await commitAll(dir);
    await runGit(dir, ['tag', `v${version}`]);
  }
  return dir;
}

/** Add a line to a file of a project, and commit it. */
export async function appendLine(dir: string, file: string, line: string): Promise<void> {
  appendFileSync(path.join(dir, file), `\n${line}\n`);
  await commitAll(dir);
}

function createDir(name: string): string {
  const dir = path.join(scratchDir('bench'), name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}

async function commitAll(dir: string): Promise<void> {
  await runGit(dir, ['add', '--all']);
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org'];
  await runGit(dir, [...author, 'commit', '--quiet', '--message', 'bench']);
}
