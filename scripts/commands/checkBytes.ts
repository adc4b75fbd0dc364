import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { selectBuilds } from '../build/buildAll.ts';
import { planSite } from '../build/planSite.ts';
import { scratchDir } from '../fixture/makeProject.ts';
import { cliEnv, runCli } from '../fixture/runCli.ts';
import { readFileDigests } from '../lib/digest.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { requireRepository, runGit } from '../tools/git.ts';

const FOLDERS = ['a', 'another/folder/of-a-longer-name'];

/** Build versions of the last commit in two clones without a cache, and check that they are equal, byte for byte. */
export async function checkBytes(project: Project, names: readonly string[]): Promise<void> {
  const { projectDir } = project.paths;
  await requireRepository(projectDir);
  const { builds } = await planSite(project);
  const versionNames = selectBuilds(builds, names).map(({ version }) => version.name);
  const tempDir = path.join(scratchDir('bytes'), String(process.pid));
  try {
    const [first = '', second = ''] = FOLDERS.map((folder) => path.join(tempDir, folder));
    for (const dir of [first, second]) await buildClone(projectDir, dir, versionNames);
    const before = readFileDigests(path.join(first, '.site/builds'));
    const after = readFileDigests(path.join(second, '.site/builds'));
    const names = Object.keys({ ...before, ...after }).sort();
    const different = names.filter((name) => before[name] !== after[name]);
    if (different.length > 0)
      throw new UserError(`Two builds of the same commit differ:\n  ${different.join('\n  ')}`, {
        hint: 'Find what in the build depends on its folder. ARCHITECTURE.md lists what a build may depend on.',
      });
    print(`${versionNames.join(', ')}: ${names.length} files, equal in two folders.`);
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
}

async function buildClone(projectDir: string, dir: string, versionNames: readonly string[]): Promise<void> {
  mkdirSync(path.dirname(dir), { recursive: true });
  await runGit(projectDir, ['clone', '--quiet', projectDir, dir]);
  linkTree(path.join(projectDir, 'node_modules'), path.join(dir, 'node_modules'));
  print(`Building ${versionNames.join(', ')} in ${dir}`);
  const { exitCode, output } = await runCli(dir, ['build', ...versionNames], cliEnv());
  if (exitCode !== 0) throw new UserError(`The build in ${dir} failed.\n${output}`, { hint: 'npm run build' });
}

/** Hard-link a folder of packages: the bundler must find a different path in each clone. */
function linkTree(fromDir: string, toDir: string): void {
  mkdirSync(toDir);
  for (const entry of readdirSync(fromDir, { withFileTypes: true })) {
    const [from, to] = [path.join(fromDir, entry.name), path.join(toDir, entry.name)];
    if (entry.isDirectory()) linkTree(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}
