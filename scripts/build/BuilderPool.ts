import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import type { BuildAnswer, BuildJob } from '../../common/buildEnv.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { openStateDir, openWorkDir } from './buildFolders.ts';
import { readCompilerDigest } from './shellFiles.ts';

const NODE_ARGS = [
  // A build makes millions of short-lived objects; a larger nursery (in MB) collects them faster.
  '--max-semi-space-size=32',
  // By default, the heap may grow to a multiple of its live part, which grows with each build.
  '--heap-growing-percent=40',
  '--enable-source-maps',
];

// Node.js keeps each build's pages as imported modules: about 20 MB for a hundred pages.
const MAX_BUILDS = 10;

interface BuildResult {
  isBuilt: boolean;
  output: string;
}

/** A failed build, with its output. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly output: string;

  constructor(versionName: string, output: string) {
    super(`The build of ${versionName} failed.`);
    this.output = output;
  }
}

/**
 * A process that builds versions one after the other, with warm modules. Rspress keeps its routes in a process-wide singleton, so
 * one version at a time; Node.js caches modules by path, so each needs its own working directory.
 */
export class Builder {
  readonly #child: ChildProcess;
  // A file is complete when the answer arrives; a pipe may not be.
  readonly #logFile: string;
  #builds = 0;

  constructor(bundleFile: string, logFile: string) {
    const log = openSync(logFile, 'w');
    this.#logFile = logFile;
    this.#child = fork(bundleFile, {
      execArgv: NODE_ARGS,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
  }

  get isSpent(): boolean {
    return this.#builds >= MAX_BUILDS;
  }

  /** Build one version; after a failure, no further job is taken. */
  async build(job: BuildJob): Promise<BuildResult> {
    this.#builds += 1;
    const start = statSync(this.#logFile).size;
    const { isBuilt } = await this.#ask(job);
    return { isBuilt, output: readFileSync(this.#logFile).subarray(start).toString() };
  }

  /** Send a job and wait for its answer; if the process ends first, it failed. */
  async #ask(job: BuildJob): Promise<BuildAnswer> {
    const failed: BuildAnswer = { isBuilt: false };
    const listening = new AbortController();
    const { signal } = listening;
    // `once` rejects with the process's error. `serveBuilds.ts` sends only answers.
    const answer = once(this.#child, 'message', { signal }).then(([message]) => message as BuildAnswer);
    const exit = once(this.#child, 'exit', { signal }).then(() => failed);
    this.#child.send(job);
    return Promise.race([answer, exit])
      .catch(() => failed)
      .finally(() => listening.abort());
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.disconnect();
    await exit;
  }
}

/** The builders of one run; failed and spent ones are replaced. */
export class BuilderPool {
  readonly cacheDir: string;
  readonly #dir: string;
  readonly #limit: LimitFunction;
  readonly #idle: Builder[] = [];
  #count = 0;

  private constructor(dir: string, cacheDir: string, jobs: number) {
    this.#dir = dir;
    this.cacheDir = cacheDir;
    this.#limit = pLimit(jobs);
  }

  /** Start `jobs` builders: they load while the first content is read. */
  static async open({ projectDir, workDir, compiledDir }: SitePaths, jobs: number): Promise<BuilderPool> {
    const dir = await openWorkDir(workDir, 'builders');
    await bundleServer(projectDir, bundleIn(dir), 'serveBuilds');
    const pool = new BuilderPool(dir, await openStateDir(compiledDir, readCompilerDigest(projectDir)), jobs);
    for (let job = 0; job < jobs; job += 1) pool.#idle.push(pool.#start());
    return pool;
  }

  #start(): Builder {
    this.#count += 1;
    return new Builder(bundleIn(this.#dir), path.join(this.#dir, `${this.#count}.log`));
  }

  /** Build one version when a builder is free. */
  build(job: BuildJob, onStart: () => void): Promise<BuildResult> {
    return this.#limit(() => {
      onStart();
      return this.#build(job);
    });
  }

  async #build(job: BuildJob): Promise<BuildResult> {
    const builder = this.#idle.pop() ?? this.#start();
    const result = await builder.build(job);
    if (result.isBuilt && !builder.isSpent) this.#idle.push(builder);
    else await builder.close();
    return result;
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.map((builder) => builder.close()));
    await rm(this.#dir, { recursive: true, force: true });
  }
}

const bundleIn = (dir: string): string => path.join(dir, 'builder.mjs');

/**
 * Bundle a project's configuration and the loop of a process into `outFile`, without packages: Rspress's loader would compile the
 * configuration for each version.
 */
export async function bundleServer(
  projectDir: string,
  outFile: string,
  loop: 'serveBuilds' | 'serveDev',
): Promise<void> {
  const fileOf = (name: string) => JSON.stringify(path.join(projectDir, name));
  await build({
    ...nodeBundle,
    stdin: {
      contents: `import config from ${fileOf('rspress.config.ts')};
        import { ${loop} } from ${fileOf(`plugins/rspress/${loop}.ts`)};
        ${loop}(config);`,
      resolveDir: projectDir,
    },
    outfile: outFile,
    sourcemap: 'inline',
  });
}

/**
 * Options for a bundle that Node.js runs in this project, without packages. Each module keeps its own path and address: in a
 * bundle, all would have the bundle's. Nothing but the bundled files decides what comes out.
 */
const nodeBundle: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
  define: { 'import.meta.dirname': 'ownDirname', 'import.meta.url': 'ownUrl' },
  plugins: [
    {
      name: 'keep-paths',
      setup({ onLoad }) {
        onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
          const code = readFileSync(file, 'utf8');
          if (!code.includes('import.meta.')) return undefined;
          const [dir, url] = [path.dirname(file), pathToFileURL(file).href].map((text) => JSON.stringify(text));
          // On the first line, so that the others keep their numbers.
          return {
            loader: file.endsWith('x') ? 'tsx' : 'ts',
            contents: `const ownDirname = ${dir}, ownUrl = ${url};${code}`,
          };
        });
      },
    },
  ],
};
