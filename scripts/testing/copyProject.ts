// For tests and benchmarks: another project with this one's shell, below this one so that it finds the same packages.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of this project. */
export const ROOT_DIR = path.resolve(import.meta.dirname, '../..');

// Docs that are made for a test or a benchmark have no page for the areas of our own navbar.
const SITE_CONFIG = `import { siteConfig as ours } from './ourSite.config.ts';

export const siteConfig = {
  ...ours, navbar: { items: [{ type: 'doc', label: 'Guide', to: '/', position: 'left' }] },
};
`;

// Gates of the code would run the tests of the code, which make such projects.
const GATES_CONFIG = `export const gates = [
  { name: 'docs', script: 'check:docs', needs: [], cores: 1 },
  { name: 'links', script: 'check:links', needs: ['site'], cores: 2 },
];
`;

// These projects have versions of their own.
const VERSIONS_CONFIG = `import { versionsPolicy as ours } from './ourVersions.config.ts';

export const versionsPolicy = { ...ours, exclude: [], retired: [], labels: {}, releases: {} };
`;

const COPIED = [
  'common',
  'library',
  'plugins',
  'scripts',
  'search',
  'theme',
  '.gitignore',
  'lychee.toml',
  'package-lock.json',
  'rspress.config.ts',
  'site.config.ts',
  'versions.config.ts',
];

/** Copy everything but docs and history into a folder. The navbar there leads to the home page alone. */
export function copyProject(dir: string): void {
  for (const name of COPIED) cpSync(path.join(ROOT_DIR, name), path.join(dir, name), { recursive: true });
  writeManifest(dir, {});
  renameSync(path.join(dir, 'site.config.ts'), path.join(dir, 'ourSite.config.ts'));
  writeFileSync(path.join(dir, 'site.config.ts'), SITE_CONFIG);
  writeFileSync(path.join(dir, 'gates.config.ts'), GATES_CONFIG);
  renameSync(path.join(dir, 'versions.config.ts'), path.join(dir, 'ourVersions.config.ts'));
  writeFileSync(path.join(dir, 'versions.config.ts'), VERSIONS_CONFIG);
}

/** Write a package.json that names other packages for development than ours: the library that these docs describe is none of ours. */
export function writeManifest(dir: string, devDependencies: Record<string, string>): void {
  const ours = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8'));
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ ...ours, devDependencies }, null, 2));
}

/** Folder for projects of one kind; git ignores it. */
export const scratchDir = (kind: string): string => path.join(ROOT_DIR, '.site', kind);

/** Folder of a project that the tests of one file share; the file deletes it after the last. */
export const sharedDir = (name: string): string => path.join(scratchDir('test'), `${name}-${process.pid}`);

/** Arguments for Node.js that run the command line of a project. */
export const cliArgs = (dir: string, args: readonly string[]) => [
  '--import',
  'tsx',
  path.join(dir, 'scripts/cli.ts'),
  ...args,
];

/** Environment of a project's command line, without the plan of this project. */
export const cliEnv = (): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: '1', DOCS_PLAN: '' });

/** Run a project's command line; everything that it printed, and its exit code. */
export function runCli(dir: string, args: readonly string[]): { output: string; exitCode: number } {
  const { stdout, stderr, status } = spawnSync(process.execPath, cliArgs(dir, args), {
    cwd: dir,
    encoding: 'utf8',
    env: cliEnv(),
  });
  return { output: stdout + stderr, exitCode: status ?? 1 };
}

/** Start a project's command line as the head of a process group of its own; the caller watches it. */
export const startCli = (dir: string, args: readonly string[]) =>
  spawn(process.execPath, cliArgs(dir, args), {
    cwd: dir,
    env: cliEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
