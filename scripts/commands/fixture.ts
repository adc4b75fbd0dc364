import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import type { WrittenSiteConfig } from '../../common/config/siteSchema.ts';
import type { LibraryConfig } from '../../common/library.ts';
import { portOf, type Served } from '../../common/ports.ts';
import { NEXT } from '../../common/version.ts';
import { aliasOf, listLibraryVersions, readLibraryPackages } from '../api/libraryPackages.ts';
import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { serveSite } from '../serve/serveSite.ts';
import { buildProject } from '../testing/buildProject.ts';
import {
  copyProject,
  formatSiteConfig,
  linkPackages,
  ROOT_DIR,
  readFixtureConfig,
  readRootConfig,
  scratchDir,
} from '../testing/copyProject.ts';
import { testPolicy } from '../testing/describeProject.ts';
import { makeDeployments } from '../testing/makeDeployments.ts';
import { runGit } from '../tools/git.ts';
import { RETIRED_DIR, readRetiredVersions, writeRetired } from '../versions/retiredVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

const RELEASES = ['3.0.0', '3.1.0', '4.0.0'];

const MAINTAINED = '3.1.0';

interface FixtureSite {
  /** Also the name of its project folder below `.site`. */
  name: Extract<Served, 'fixture' | 'library'>;
  config: WrittenSiteConfig;
  releases: readonly string[];
  /** Has the docs of each version, and what the policy says of them. */
  sourceDir: string;
  /** In place of the fixture's own. */
  library?: LibraryConfig;
}

interface Options {
  port: number;
  build?: boolean;
}

/**
 * Build and serve the fixture, and beside it a small site before and after a release, and the site of the library's own browser
 * tests, if there are any.
 */
export async function fixture({ paths, library }: Project, { port, build = false }: Options): Promise<void> {
  const sites = listSites(path.join(paths.projectDir, 'e2e/fixture'), library);
  await Promise.all([...sites.map(buildFixture), makeDeployments()]);
  if (build) return;
  for (const { name, base } of [
    ...sites.map(({ name, config }) => ({ name, base: config.base })),
    { name: 'deployments', base: '/' } as const,
  ]) {
    const servedPort = portOf(name, port);
    await serveSite({ siteDir: path.join(scratchDir(name), 'dist'), base, port: servedPort });
    print(`Serving the ${name} at http://localhost:${servedPort}${base}`);
  }
}

const listSites = (sourceDir: string, library: LibraryConfig | undefined): FixtureSite[] => [
  { name: 'fixture', config: readFixtureConfig(), releases: RELEASES, sourceDir },
  ...(library?.e2e === undefined ? [] : [describeLibrarySite(library, library.e2e)]),
];

const describeLibrarySite = (library: LibraryConfig, e2e: string): FixtureSite => ({
  name: 'library',
  config: { ...readRootConfig(), navbar: { items: [] } },
  releases: [],
  sourceDir: path.join(library.dir, e2e),
  library,
});

/** Read the policy for releases; one that a site lacks would be an error. */
function readReleases(sourceDir: string, names: readonly string[]): VersionsPolicy['releases'] {
  const file = path.join(sourceDir, 'releases.json');
  if (!existsSync(file)) return {};
  // Written with the fixture; checked by the policy.
  const all = JSON.parse(readFileSync(file, 'utf8')) as VersionsPolicy['releases'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

async function buildFixture({ name, config, releases, sourceDir, library }: FixtureSite): Promise<void> {
  const dir = scratchDir(name);
  mkdirSync(dir, { recursive: true });
  copyProject(dir);
  const write = (fileName: string, name: string, value: object) =>
    writeFileSync(path.join(dir, fileName), `export const ${name} = ${JSON.stringify(value, null, 2)};\n`);
  writeFileSync(path.join(dir, 'site.config.ts'), formatSiteConfig(config, library && copyLibrary(dir, library)));
  const retired = readRetiredVersions(sourceDir);
  rmSync(path.join(dir, RETIRED_DIR), { recursive: true, force: true });
  for (const version of retired) writeRetired(dir, version);
  write('versions.config.ts', 'versionsPolicy', {
    ...testPolicy,
    retired: retired.map(({ name }) => name),
    releases: readReleases(sourceDir, releases),
  });
  await commitVersions(dir, path.join(sourceDir, 'docs'), releases);
  await buildProject(name, dir);
}

/** Copy a library, with its newest packages as those of `next`, so that samples of `next` run. Returns its folder in the project. */
function copyLibrary(dir: string, library: LibraryConfig): string {
  const name = path.relative(ROOT_DIR, library.dir);
  cpSync(library.dir, path.join(dir, name), { recursive: true });
  const release = listLibraryVersions(library).sort(compare).at(-1) ?? '';
  const packages = Object.fromEntries(
    readLibraryPackages(library, release).map((one) => [aliasOf(library, NEXT, one.name), one.dir]),
  );
  linkPackages(dir, packages);
  const devDependencies = Object.fromEntries(Object.keys(packages).map((alias) => [alias, release]));
  writeFileSync(path.join(dir, name, 'package.json'), JSON.stringify({ devDependencies }));
  return name;
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
