import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import type { LibraryConfig } from '../../common/library.ts';
import { portOf, type Served } from '../../common/ports.ts';
import { NEXT } from '../../common/version.ts';
import { aliasOf, listLibraryVersions, readLibraryPackages } from '../api/libraryPackages.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';
import { cliArgs, cliEnv, copyProject, formatSiteConfig, scratchDir, writeManifest } from '../testing/copyProject.ts';
import { testPolicy } from '../testing/describeProject.ts';
import { runGit } from '../tools/git.ts';
import { runProgram } from '../tools/runProgram.ts';
import { RETIRED_DIR, readRetiredVersions, writeRetired } from '../versions/retiredVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

const RELEASES = ['3.0.0', '3.1.0', '4.0.0'];

const MAINTAINED = '3.1.0';

interface FixtureSite<Name = string> {
  name: Name;
  config: { base: string; locales: Record<string, { base: string }> };
  releases: readonly string[];
}

interface Options {
  port: number;
  build?: boolean;
}

/** Build and serve three sites below `.site/fixture`: the defaults, every switch and language, and a small German one. */
export async function fixture({ paths, library }: Project, { port, build = false }: Options): Promise<void> {
  const sourceDir = path.join(paths.projectDir, 'e2e', 'fixture');
  const sites = readSites(sourceDir);
  // The sites are built in parallel, with one version at a time each.
  const all = sites.flatMap((site) => [site, ...listOtherLanguages(site)]);
  await Promise.all(all.map((site) => buildFixture(site, sourceDir, library)));
  if (build) return;
  for (const site of sites) {
    const served = { ...locate(site), others: listOtherLanguages(site).map(locate), port: portOf(site.name, port) };
    await serveSite(served);
    print(`Serving the ${site.name} fixture at http://localhost:${served.port}${served.base}`);
  }
}

const projectDirOf = (name: string): string => path.join(scratchDir('fixture'), name);

const locate = ({ name, config }: FixtureSite) => ({
  siteDir: path.join(projectDirOf(name), 'dist'),
  base: config.base,
});

function listOtherLanguages(site: FixtureSite): FixtureSite[] {
  const { locales } = site.config;
  return Object.entries(locales)
    .slice(1)
    .map(([code, locale]) => ({
      ...site,
      name: `${site.name}-${code}`,
      config: { ...site.config, base: locale.base, locales: { [code]: locale, ...locales } },
    }));
}

function readSites(sourceDir: string): FixtureSite<Served>[] {
  const read = (name: string) => JSON.parse(readFileSync(path.join(sourceDir, `${name}.json`), 'utf8'));
  const plain = read('plain');
  return [
    { name: 'plain', config: plain, releases: RELEASES },
    { name: 'full', config: { ...plain, ...read('full') }, releases: RELEASES },
    { name: 'german', config: { ...plain, ...read('german') }, releases: RELEASES.slice(-1) },
  ];
}

/** Read the policy for releases; one that a site lacks would be an error. */
function readReleases(sourceDir: string, names: readonly string[]): VersionsPolicy['releases'] {
  // Written with the fixture; checked by the policy.
  const all = JSON.parse(readFileSync(path.join(sourceDir, 'releases.json'), 'utf8')) as VersionsPolicy['releases'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

async function buildFixture(
  { name, config, releases }: FixtureSite,
  sourceDir: string,
  library: LibraryConfig | undefined,
): Promise<void> {
  const dir = projectDirOf(name);
  mkdirSync(dir, { recursive: true });
  copyProject(dir);
  if (library) writeManifest(dir, linkLibrary(dir, library));
  const write = (fileName: string, name: string, value: object) =>
    writeFileSync(path.join(dir, fileName), `export const ${name} = ${JSON.stringify(value, null, 2)};\n`);
  writeFileSync(path.join(dir, 'site.config.ts'), formatSiteConfig(config));
  const retired = readRetiredVersions(sourceDir, 'patch');
  rmSync(path.join(dir, RETIRED_DIR), { recursive: true, force: true });
  for (const version of retired) writeRetired(dir, version);
  write('versions.config.ts', 'versionsPolicy', {
    ...testPolicy,
    retired: retired.map(({ name }) => name),
    releases: readReleases(sourceDir, releases),
  });
  await commitVersions(dir, path.join(sourceDir, 'docs'), releases);
  for (const args of [['build', '--jobs', '1'], ['merge']]) {
    const { exitCode, stdout, stderr } = await runProgram({
      program: process.execPath,
      args: cliArgs(dir, args),
      env: cliEnv(),
    });
    print(`${name}: ${(stdout + stderr).trim()}`);
    if (exitCode !== 0)
      throw new UserError(`The ${name} fixture cannot be built: "${args[0]}" failed.`, {
        hint: 'See the messages above.',
      });
  }
}

/** Link the real library's newest packages, so that samples of `next` run. Returns them for the manifest. */
function linkLibrary(dir: string, library: LibraryConfig): Record<string, string> {
  const release = listLibraryVersions(library).sort(compare).at(-1) ?? '';
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  const aliases = readLibraryPackages(library, release).map(({ name, dir: packageDir }) => {
    const alias = aliasOf(library, NEXT, name);
    const link = path.join(dir, 'node_modules', alias);
    rmSync(link, { force: true });
    symlinkSync(packageDir, link);
    return [alias, release];
  });
  return Object.fromEntries(aliases);
}

async function commitVersions(dir: string, docsDir: string, releases: readonly string[]): Promise<void> {
  const date = '2024-01-02T03:04:05Z';
  const git = (...args: string[]) => runGit(dir, args, '', { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
  const commit = async (versionName: string) => {
    rmSync(path.join(dir, 'docs'), { recursive: true, force: true });
    cpSync(path.join(docsDir, versionName), path.join(dir, 'docs'), { recursive: true });
    // Only docs: a commit with code would change with it, and its builds too.
    await git('add', '--all', '--', 'docs');
    await git('commit', '--quiet', '-m', versionName);
  };
  rmSync(path.join(dir, '.git'), { recursive: true, force: true });
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Fixture');
  await git('config', 'user.email', 'fixture@example.org');
  for (const release of releases) {
    await commit(release);
    await git('tag', `v${release}`);
  }
  if (releases.includes(MAINTAINED)) await git('branch', `docs/${MAINTAINED}`, `v${MAINTAINED}`);
  await commit('next');
}
