import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';
import { cliArgs, cliEnv, copyProject, scratchDir } from '../testing/copyProject.ts';
import { testPolicy } from '../testing/describeProject.ts';
import { runGit } from '../tools/git.ts';
import { runProgram } from '../tools/runProgram.ts';
import { RETIRED_DIR, readRetiredVersions, writeRetired } from '../versions/retiredVersions.ts';

/** Released versions of the fixture, oldest first: folders of `e2e/fixture/docs`, which has `next` besides. */
const RELEASES = ['3.0.0', '3.1.0', '4.0.0'];

/** The release whose docs come from a maintenance branch. */
const MAINTAINED = '3.1.0';

interface FixtureSite {
  name: 'plain' | 'full';
  /** What its `site.config.ts` says. */
  config: { base: string };
}

interface Options {
  /** Port of the plain site; the full one has the next. */
  port: number;
  /** Build only. */
  build?: boolean;
}

/** Build the two sites of the fixture below `.site/fixture`, and serve them: one with the defaults, one with every switch on. */
export async function fixture({ paths }: Project, { port, build = false }: Options): Promise<void> {
  const sourceDir = path.join(paths.projectDir, 'e2e', 'fixture');
  const sites = readSites(sourceDir);
  // One version at a time in each: the two sites are built beside each other.
  await Promise.all(sites.map((site) => buildFixture(site, sourceDir)));
  if (build) return;
  for (const [index, { name, config }] of sites.entries()) {
    const site = { siteDir: path.join(projectDirOf(name), 'dist'), port: port + index, base: config.base };
    await serveSite(site);
    say(`Serving the ${name} fixture at http://localhost:${site.port}${site.base}`);
  }
}

const projectDirOf = (name: FixtureSite['name']): string => path.join(scratchDir('fixture'), name);

/** The full site is the plain one, but for the keys that it sets itself. */
function readSites(sourceDir: string): FixtureSite[] {
  const read = (name: string) => JSON.parse(readFileSync(path.join(sourceDir, `${name}.json`), 'utf8'));
  const plain = read('plain');
  return [
    { name: 'plain', config: plain },
    { name: 'full', config: { ...plain, ...read('full') } },
  ];
}

async function buildFixture({ name, config }: FixtureSite, sourceDir: string): Promise<void> {
  const dir = projectDirOf(name);
  mkdirSync(dir, { recursive: true });
  copyProject(dir);
  const write = (fileName: string, name: string, value: object) =>
    writeFileSync(path.join(dir, fileName), `export const ${name} = ${JSON.stringify(value, null, 2)};\n`);
  write('site.config.ts', 'siteConfig', config);
  const retired = readRetiredVersions(sourceDir);
  rmSync(path.join(dir, RETIRED_DIR), { recursive: true, force: true });
  for (const version of retired) writeRetired(dir, version);
  write('versions.config.ts', 'versionsPolicy', { ...testPolicy, retired: retired.map(({ name }) => name) });
  await commitVersions(dir, path.join(sourceDir, 'docs'));
  for (const args of [['build', '--jobs', '1'], ['merge']]) {
    const { exitCode, stdout, stderr } = await runProgram({
      program: process.execPath,
      args: cliArgs(dir, args),
      env: cliEnv(),
    });
    say(`${name}: ${(stdout + stderr).trim()}`);
    if (exitCode !== 0)
      throw new UserError(`The ${name} fixture cannot be built: "${args[0]}" failed.`, {
        hint: 'Its own messages stand above.',
      });
  }
}

/** Make the history anew. What was built stays: it is found again by its key. */
async function commitVersions(dir: string, docsDir: string): Promise<void> {
  const date = '2024-01-02T03:04:05Z';
  const git = (...args: string[]) => runGit(dir, args, '', { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
  const commit = async (versionName: string) => {
    rmSync(path.join(dir, 'docs'), { recursive: true, force: true });
    cpSync(path.join(docsDir, versionName), path.join(dir, 'docs'), { recursive: true });
    // The docs alone: a commit with the commands in it would change with them, and its builds with the commit.
    await git('add', '--all', '--', 'docs');
    await git('commit', '--quiet', '-m', versionName);
  };
  rmSync(path.join(dir, '.git'), { recursive: true, force: true });
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Fixture');
  await git('config', 'user.email', 'fixture@example.org');
  for (const release of RELEASES) {
    await commit(release);
    await git('tag', `v${release}`);
  }
  await git('branch', `docs/${MAINTAINED}`, `v${MAINTAINED}`);
  await commit('next');
}
