import { logger } from '@rsbuild/core';
import { build, type UserConfig } from '@rspress/core';
import { BUILD_ENV_VARIABLE, type BuildAnswer, type BuildJob } from '../../common/buildEnv.ts';

/** Build what the parent process asks for, one version after the other, until it closes the channel. */
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

/** Tell whether the bundler has printed what is wrong: the stack of its own error would only name its files. */
const isPrinted = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Rspack build failed.';
