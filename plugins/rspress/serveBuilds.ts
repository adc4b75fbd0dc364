import { logger } from '@rsbuild/core';
import { build, type UserConfig } from '@rspress/core';
import { BUILD_ENV_VARIABLE, type BuildAnswer, type BuildJob } from '../../common/buildEnv.ts';

/** Build the versions that the parent process requests, one by one. */
export function serveBuilds(readConfig: () => Promise<UserConfig>): void {
  const homeDir = process.cwd();
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ workDir, env }: BuildJob) => {
    process.chdir(workDir);
    process.env[BUILD_ENV_VARIABLE] = JSON.stringify(env);
    const answer: BuildAnswer = { isBuilt: true };
    try {
      await build({ docDirectory: env.contentDir, config: await readConfig() });
    } catch (error) {
      logger.error(isPrinted(error) ? error.message : error);
      answer.isBuilt = false;
    }
    // The working directory is deleted next.
    process.chdir(homeDir);
    process.send?.(answer);
  });
}

/** The bundler has printed these errors; their stacks have only its own files. */
const isPrinted = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Rspack build failed.';
