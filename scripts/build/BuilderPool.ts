import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import type { BuildJob } from '../../common/buildEnv.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { Builder, type BuildResult } from './Builder.ts';
import { openCompilerCache } from './compilerCache.ts';
import { nodeBundle } from './nodeBundle.ts';
import { openWorkDir } from './openWorkDir.ts';
import { readCompilerDigest } from './shellFiles.ts';

/**
 * Bundle a project's configuration and the builder's loop into `outFile`, without packages. Rspress's loader would compile the
 * configuration for each version.
 */
async function bundleBuilder(projectDir: string, outFile: string): Promise<void> {
  const fileOf = (name: string) => JSON.stringify(path.join(projectDir, name));
  await build({
    ...nodeBundle,
    stdin: {
      contents: `import config from ${fileOf('rspress.config.ts')};
        import { serveBuilds } from ${fileOf('plugins/rspress/serveBuilds.ts')};
        serveBuilds(config);`,
      resolveDir: projectDir,
    },
    outfile: outFile,
    sourcemap: 'inline',
  });
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

  static async open(paths: SitePaths, jobs: number): Promise<BuilderPool> {
    const cacheDir = await openCompilerCache(paths, await readCompilerDigest(paths.projectDir));
    const pool = new BuilderPool(await openWorkDir(paths.workDir, 'builders'), cacheDir, jobs);
    await bundleBuilder(paths.projectDir, pool.#bundleFile);
    return pool;
  }

  get #bundleFile(): string {
    return path.join(this.#dir, 'builder.mjs');
  }

  build(job: BuildJob): Promise<BuildResult> {
    return this.#limit(() => this.#build(job));
  }

  async #build(job: BuildJob): Promise<BuildResult> {
    this.#count += 1;
    const builder = this.#idle.pop() ?? new Builder(this.#bundleFile, path.join(this.#dir, `${this.#count}.log`));
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
