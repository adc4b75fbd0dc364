// For tests and benchmarks: a project with this one's shell, inside this one to find its packages.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WrittenSiteConfig } from '../../common/config/siteSchema.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';
import { testPolicy } from './describeProject.ts';

export const ROOT_DIR = path.resolve(import.meta.dirname, '../..');

// Gates of the code would run these tests again.
const GATES_CONFIG = `export const gates = [
  [{ name: 'welcome', command: 'git grep --quiet Welcome -- docs/index.md' }],
  [{ name: 'build', command: 'node --import tsx scripts/cli.ts build' }],
];
export const weeklyGates = [];
export const writerGates = [];
`;

/** Of the fixture: tests need no other. */
const HARBOR_DIR = 'e2e/fixture/library';

const COPIED = [
  HARBOR_DIR,
  'common',
  'plugins',
  'scripts',
  'packages',
  'theme',
  '.gitignore',
  'imports.config.ts',
  'lychee.toml',
  'package.json',
  'package-lock.json',
  'rspress.config.ts',
];

/** Copy the platform into a folder, with the site and the library of the fixture, and only the home page in the navbar. */
export function copyProject(dir: string): void {
  for (const name of COPIED) cpSync(path.join(ROOT_DIR, name), path.join(dir, name), { recursive: true });
  linkPackages(dir, { 'harbor-next-harbor': path.join(dir, HARBOR_DIR, 'packages/harbor') });
  writeFileSync(path.join(dir, 'site.config.ts'), formatSiteConfig(readRootConfig()));
  writeFileSync(path.join(dir, 'gates.config.ts'), GATES_CONFIG);
  writeFileSync(path.join(dir, 'versions.config.ts'), formatPolicy(testPolicy));
}

/** Read the settings of the fixture. */
export const readFixtureConfig = (): WrittenSiteConfig =>
  // A build validates them.
  JSON.parse(readFileSync(path.join(ROOT_DIR, 'e2e/fixture/site.json'), 'utf8'));

/** The settings of the fixture for a site at the root: one language, no announcement, and only the home page in the navbar. */
export function readRootConfig(): WrittenSiteConfig {
  const config = readFixtureConfig();
  return {
    ...config,
    base: '/',
    locales: Object.fromEntries(
      Object.entries(config.locales)
        .slice(0, 1)
        .map(([code, locale]) => [code, { ...locale, base: '/' }]),
    ),
    navbar: { items: [{ type: 'doc', label: 'Guide', to: '/', position: 'left' }] },
    announcementBar: undefined,
    analytics: null,
    assistants: [],
  };
}

/** Link the folders of packages under their aliases, where Node.js finds them from any library of the project. */
export function linkPackages(dir: string, packages: Readonly<Record<string, string>>): void {
  for (const [alias, packageDir] of Object.entries(packages)) {
    const link = path.join(dir, 'node_modules', alias);
    rmSync(link, { force: true });
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(packageDir, link);
  }
}

/** Format a `site.config.ts` with the library of a folder. */
export const formatSiteConfig = (config: object, libraryDir: string = HARBOR_DIR): string =>
  [
    "import type { WrittenSiteConfig } from './common/config/siteSchema.ts';",
    `import { library } from './${libraryDir}/library.config.ts';`,
    '',
    `export const siteConfig: WrittenSiteConfig = { ...${JSON.stringify(config, null, 2)}, library };`,
    '',
  ].join('\n');

/** Format a `versions.config.ts`. */
export const formatPolicy = (policy: VersionsPolicy): string =>
  `export const versionsPolicy = ${JSON.stringify(policy, null, 2)};\n`;

/** Return a git-ignored folder for projects of one kind. */
export const scratchDir = (kind: string): string => path.join(ROOT_DIR, '.site', kind);

/** Return the folder of a project that a run's or a file's tests share, and delete at the end. */
export const sharedDir = (name: string): string => path.join(scratchDir('test'), `${name}-${process.pid}`);

/** Return Node.js arguments for a project's command line. */
export const cliArgs = (dir: string, args: readonly string[]) => [
  '--import',
  'tsx',
  path.join(dir, 'scripts/cli.ts'),
  ...args,
];

/** Return a command line's environment, without this project's plan. */
export const cliEnv = (): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: '1', DOCS_PLAN: '' });

/** For few pages, a second builder costs more time than it saves; tests run beside each other. */
export const testEnv = (): NodeJS.ProcessEnv => ({ ...cliEnv(), DOCS_JOBS: '1' });

/** Run a command line; returns all output and the exit code. */
export function runCli(dir: string, args: readonly string[], env = testEnv()): { output: string; exitCode: number } {
  const { stdout, stderr, status } = spawnSync(process.execPath, cliArgs(dir, args), {
    cwd: dir,
    encoding: 'utf8',
    env,
  });
  return { output: stdout + stderr, exitCode: status ?? 1 };
}

/** Start a command line in its own process group; the caller watches it. */
export const startCli = (dir: string, args: readonly string[]) =>
  spawn(process.execPath, cliArgs(dir, args), {
    cwd: dir,
    env: testEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
