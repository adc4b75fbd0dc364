// For tests only: projects with the real shell and their own docs. One is built for each run; test files work on copies of it.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { sharedDir } from '../fixture/makeProject.ts';
import { openRepo, type Repo } from '../fixture/repo.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import type { Project } from '../project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedProject: string;
  }
}

type Commands = ReturnType<typeof createCommands>;

export interface TestProject extends Repo, Commands {
  project: Project;
  read(name: string): string;
  /** Give the commands for the same folder with other settings. */
  configure(changes: Partial<Project>): Commands;
}

interface Modules {
  site: typeof import('../commands/site.ts');
  versions: typeof import('../commands/versions.ts');
  release: typeof import('../commands/release.ts');
  check: typeof import('../commands/check.ts');
  dev: typeof import('../commands/dev.ts');
}

type VersionsOptions = Parameters<Modules['versions']['versions']>[1];

/** For few pages, a second builder costs more time than it saves; test files run beside each other. */
const JOBS = { jobs: 1 };

/** Copy the project of the run, with its builds. The copy is deleted after the file's tests. */
export async function copyShared(name: string): Promise<TestProject> {
  const fromDir = inject('sharedProject');
  const dir = sharedDir(name);
  cpSync(fromDir, dir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return openProject(dir, fromDir);
}

/** Open a project. Its commands are those of a folder, whose configuration they read. */
export async function openProject(dir: string, codeDir: string = dir): Promise<TestProject> {
  const { createProject }: typeof import('../project.ts') = await import(path.join(codeDir, 'scripts/project.ts'));
  const project = { ...createProject(), paths: sitePaths(dir) };
  return {
    ...openRepo(dir),
    ...createCommands(codeDir, project),
    project,
    read: (name) => readFileSync(path.join(dir, name), 'utf8'),
    configure: (changes) => createCommands(codeDir, { ...project, ...changes }),
  };
}

/** Each returns what it printed; what it refuses is an error with that, the message and the hint. */
function createCommands(codeDir: string, project: Project) {
  // Loaded when they run, because some load large packages.
  const run = <Name extends keyof Modules>(name: Name, act: (module: Modules[Name]) => Promise<unknown>) =>
    readOutput(async () => act(await import(path.join(codeDir, 'scripts/commands', `${name}.ts`))));
  const versions = (options: VersionsOptions = {}) => run('versions', (module) => module.versions(project, options));
  return {
    versions,
    refs: () => versions({ refs: true }),
    listToBuild: async () => listToBuild(await versions({ json: true })),
    build: (names: readonly string[] = [], options: { force?: boolean } = {}) =>
      run('site', (module) => module.build(project, names, { ...JOBS, ...options })),
    merge: () => run('site', (module) => module.merge(project)),
    retire: (name: string) => run('versions', (module) => module.retire(project, name)),
    release: (name: string, options = { dryRun: false }) =>
      run('release', (module) => module.release(project, name, options)),
    checkDocs: (names: readonly string[]) => run('check', (module) => module.check(project, 'docs', names, {})),
    dev: () => run('dev', (module) => module.dev(project, { port: 0 })),
  };
}

async function readOutput(act: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const { log, warn } = console;
  const [printOut, printError] = [process.stdout.write, process.stderr.write];
  const keep = (line: string) => void lines.push(line);
  Object.assign(console, { log: keep, warn: keep });
  // The progress of builds.
  process.stdout.write = () => true;
  process.stderr.write = () => true;
  try {
    await act();
    return lines.join('\n');
  } catch (error) {
    if (!isUserError(error)) throw error;
    throw new Error([...lines, error.message, error.hint].join('\n'), { cause: error });
  } finally {
    Object.assign(console, { log, warn });
    process.stdout.write = printOut;
    process.stderr.write = printError;
  }
}

// A project's own class, which is not this module's.
const isUserError = (error: unknown): error is Error & { hint: string } =>
  error instanceof Error && error.name === 'UserError' && 'hint' in error;

function listToBuild(json: string): string[] {
  const versions = JSON.parse(json) as { name: string; build: string }[];
  return versions.filter(({ build }) => build === 'to build').map(({ name }) => name);
}
