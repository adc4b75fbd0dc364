// For tests and benchmarks: a project with this one's shell, inside this one to find its packages.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT_DIR = path.resolve(import.meta.dirname, '../..');

// Generated docs lack the areas of our navbar, and the API of a library.
const SITE_CONFIG = `import { siteConfig as ours } from './ourSite.config.ts';

export const siteConfig = {
  ...ours, navbar: { items: [{ type: 'doc', label: 'Guide', to: '/', position: 'left' }] },
  library: { ...ours.library, sources: undefined },
};
`;

// Gates of the code would run these tests again.
const GATES_CONFIG = `export const gates = [
  { name: 'docs', script: 'check:docs', needs: [], cores: 1 },
  { name: 'links', script: 'check:links', needs: ['site'], cores: 2 },
];
`;

const VERSIONS_CONFIG = `import { versionsPolicy as ours } from './ourVersions.config.ts';

export const versionsPolicy = { ...ours, exclude: [], retired: [], labels: {}, releases: {} };
`;

const COPIED = [
  'common',
  'library',
  'plugins',
  'scripts',
  'packages',
  'theme',
  '.gitignore',
  'lychee.toml',
  'package.json',
  'package-lock.json',
  'rspress.config.ts',
  'site.config.ts',
  'versions.config.ts',
];

/** Copy all but docs and history into a folder, with only the home page in the navbar. */
export function copyProject(dir: string): void {
  for (const name of COPIED) cpSync(path.join(ROOT_DIR, name), path.join(dir, name), { recursive: true });
  writeManifest(dir, {});
  renameSync(path.join(dir, 'site.config.ts'), path.join(dir, 'ourSite.config.ts'));
  writeFileSync(path.join(dir, 'site.config.ts'), SITE_CONFIG);
  writeFileSync(path.join(dir, 'gates.config.ts'), GATES_CONFIG);
  renameSync(path.join(dir, 'versions.config.ts'), path.join(dir, 'ourVersions.config.ts'));
  writeFileSync(path.join(dir, 'versions.config.ts'), VERSIONS_CONFIG);
}

/** Write the packages of a project's library, by alias. */
export const writeManifest = (dir: string, devDependencies: Record<string, string>): void =>
  writeFileSync(path.join(dir, 'library/package.json'), JSON.stringify({ devDependencies }, null, 2));

/** Format a `site.config.ts` with the project's library. */
export const formatSiteConfig = (config: object): string => `import { library } from './library/library.config.ts';

export const siteConfig = { ...${JSON.stringify(config, null, 2)}, library };
`;

/** Return a git-ignored folder for projects of one kind. */
export const scratchDir = (kind: string): string => path.join(ROOT_DIR, '.site', kind);

/** Return a project folder that a file's tests share; the file deletes it at the end. */
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

/** Run a command line; returns all output and the exit code. */
export function runCli(dir: string, args: readonly string[]): { output: string; exitCode: number } {
  const { stdout, stderr, status } = spawnSync(process.execPath, cliArgs(dir, args), {
    cwd: dir,
    encoding: 'utf8',
    env: cliEnv(),
  });
  return { output: stdout + stderr, exitCode: status ?? 1 };
}

/** Start a command line in its own process group; the caller watches it. */
export const startCli = (dir: string, args: readonly string[]) =>
  spawn(process.execPath, cliArgs(dir, args), {
    cwd: dir,
    env: cliEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
