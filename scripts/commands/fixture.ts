import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import { NEXT } from '../../common/version.ts';
import { aliasOf, listLibraryNames, listLibraryVersions } from '../api/libraryPackages.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';
import { cliArgs, cliEnv, copyProject, ROOT_DIR, scratchDir, writeManifest } from '../testing/copyProject.ts';
import { testPolicy } from '../testing/describeProject.ts';
import { runGit } from '../tools/git.ts';
import { runProgram } from '../tools/runProgram.ts';
import { RETIRED_DIR, readRetiredVersions, writeRetired } from '../versions/retiredVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

/** Released versions of the fixture, oldest first: folders of `e2e/fixture/docs`, which has `next` besides. */
const RELEASES = ['3.0.0', '3.1.0', '4.0.0'];

/** The release whose docs come from a maintenance branch. */
const MAINTAINED = '3.1.0';

interface FixtureSite {
  name: string;
  /** Content of its `site.config.ts`. */
  config: { base: string; locales: Record<string, { base: string }> };
  /** Released versions, oldest first. */
  releases: readonly string[];
}

interface Options {
  /** Port of the plain site; the full one and the German one have the next two. */
  port: number;
  /** Build only. */
  build?: boolean;
}

/**
 * Build the three sites of the fixture below `.site/fixture`, and serve them: one with the defaults, one with every switch
 * on and in every language that its menu names, and a small one in German.
 */
export async function fixture({ paths }: Project, { port, build = false }: Options): Promise<void> {
  const sourceDir = path.join(paths.projectDir, 'e2e', 'fixture');
  const sites = readSites(sourceDir);
  // One version at a time in each: the sites are built beside each other.
  const all = sites.flatMap((site) => [site, ...listOtherLanguages(site)]);
  await Promise.all(all.map((site) => buildFixture(site, sourceDir)));
  if (build) return;
  for (const [index, site] of sites.entries()) {
    const served = { ...locate(site), others: listOtherLanguages(site).map(locate), port: port + index };
    await serveSite(served);
    print(`Serving the ${site.name} fixture at http://localhost:${served.port}${served.base}`);
  }
}

const projectDirOf = (name: string): string => path.join(scratchDir('fixture'), name);

const locate = ({ name, config }: FixtureSite) => ({
  siteDir: path.join(projectDirOf(name), 'dist'),
  base: config.base,
});

/** List the other languages of a site: each is a site of its own, with that language first. */
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

/** The other sites are the plain one, except for the keys that they set. The German one has only the newest versions. */
function readSites(sourceDir: string): FixtureSite[] {
  const read = (name: string) => JSON.parse(readFileSync(path.join(sourceDir, `${name}.json`), 'utf8'));
  const plain = read('plain');
  return [
    { name: 'plain', config: plain, releases: RELEASES },
    { name: 'full', config: { ...plain, ...read('full') }, releases: RELEASES },
    { name: 'german', config: { ...plain, ...read('german') }, releases: RELEASES.slice(-1) },
  ];
}

/** Read what the policy says of releases; one that a site lacks would be an error. */
function readReleases(sourceDir: string, names: readonly string[]): VersionsPolicy['releases'] {
  // Written beside the docs of the fixture; the policy is checked when it is read.
  const all = JSON.parse(readFileSync(path.join(sourceDir, 'releases.json'), 'utf8')) as VersionsPolicy['releases'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

async function buildFixture({ name, config, releases }: FixtureSite, sourceDir: string): Promise<void> {
  const dir = projectDirOf(name);
  mkdirSync(dir, { recursive: true });
  copyProject(dir);
  installPackages(dir, path.join(sourceDir, 'packages'));
  const write = (fileName: string, name: string, value: object) =>
    writeFileSync(path.join(dir, fileName), `export const ${name} = ${JSON.stringify(value, null, 2)};\n`);
  write('site.config.ts', 'siteConfig', config);
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

/** Install the package of each version of the library: a file `<version>.d.ts` of declarations. */
function installPackages(dir: string, packagesDir: string): void {
  const releases = readdirSync(packagesDir).map((file) => file.replace(/\.d\.ts$/, ''));
  const harborOf = (release: string) => `tango-${release}-harbor`;
  writeManifest(dir, {
    ...Object.fromEntries(releases.map((release) => [harborOf(release), release])),
    ...linkLibrary(dir),
  });
  // What was read of them earlier has the name of the release alone.
  rmSync(path.join(dir, '.site/api'), { recursive: true, force: true });
  for (const release of releases) {
    const packageDir = path.join(dir, 'node_modules', harborOf(release));
    mkdirSync(packageDir, { recursive: true });
    writeFileSync(path.join(packageDir, 'package.json'), JSON.stringify({ version: release, types: 'index.d.ts' }));
    cpSync(path.join(packagesDir, `${release}.d.ts`), path.join(packageDir, 'index.d.ts'));
  }
}

/** Link the packages of the newest release of the real library, so that samples of `next` run. Returns them for the manifest. */
function linkLibrary(dir: string): Record<string, string> {
  const release = listLibraryVersions(ROOT_DIR).sort(compare).at(-1) ?? '';
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  const aliases = listLibraryNames(ROOT_DIR, release).map((name) => {
    const alias = aliasOf(NEXT, name);
    const link = path.join(dir, 'node_modules', alias);
    rmSync(link, { force: true });
    symlinkSync(path.join(ROOT_DIR, 'node_modules', aliasOf(release, name)), link);
    return [alias, release];
  });
  return Object.fromEntries(aliases);
}

/** Create the history again. Existing builds are found again by their keys. */
async function commitVersions(dir: string, docsDir: string, releases: readonly string[]): Promise<void> {
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
  for (const release of releases) {
    await commit(release);
    await git('tag', `v${release}`);
  }
  if (releases.includes(MAINTAINED)) await git('branch', `docs/${MAINTAINED}`, `v${MAINTAINED}`);
  await commit('next');
}
