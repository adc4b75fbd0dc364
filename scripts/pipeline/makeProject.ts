// For tests only: projects with the real shell and their own docs. One is built for each run; test files work on copies of it.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { sharedDir } from '../fixture/copyProject.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import type { Project } from '../project.ts';
import { openRepo, type TestRepo } from '../testing/makeRepo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedProject: string;
  }
}

/** Each returns what it printed; what it refuses is an error with that, the message and the hint. */
interface Commands {
  build(names?: readonly string[], options?: { force?: boolean }): Promise<string>;
  merge(): Promise<string>;
  versions(options?: VersionsOptions): Promise<string>;
  refs(): Promise<string>;
  retire(name: string): Promise<string>;
  release(name: string, options?: { dryRun: boolean }): Promise<string>;
  checkDocs(names: readonly string[]): Promise<string>;
  dev(): Promise<string>;
  listToBuild(): Promise<string[]>;
}

export interface TestProject extends TestRepo, Commands {
  project: Project;
  read(name: string): string;
  /** Give the commands for the same folder with other settings. */
  configure(changes: Partial<Project>): Commands;
}

interface Modules {
  build: typeof import('../commands/build.ts');
  merge: typeof import('../commands/merge.ts');
  versions: typeof import('../commands/versions.ts');
  refs: typeof import('../commands/versions.ts');
  release: typeof import('../commands/release.ts');
  checkDocs: typeof import('../commands/checkDocs.ts');
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

function createCommands(codeDir: string, project: Project): Commands {
  // Loaded when they run, because some load large packages.
  const load = <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
    import(path.join(codeDir, 'scripts/commands', `${name}.ts`));
  const list = async (options: VersionsOptions) => (await load('versions')).versions(project, options);
  return {
    build: (names = [], options = {}) =>
      readOutput(async () => (await load('build')).build(project, names, { ...JOBS, ...options })),
    merge: () => readOutput(async () => (await load('merge')).merge(project)),
    versions: (options = {}) => readOutput(() => list(options)),
    retire: (name) => readOutput(async () => (await load('versions')).retire(project, name)),
    refs: () => readOutput(() => list({ refs: true })),
    release: (name, options = { dryRun: false }) =>
      readOutput(async () => (await load('release')).release(project, name, options)),
    checkDocs: (names) => readOutput(async () => (await load('checkDocs')).checkDocs(project, names)),
    dev: () => readOutput(async () => (await load('dev')).dev(project, { port: 0 })),
    listToBuild: async () => listToBuild(await readOutput(() => list({ json: true }))),
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
