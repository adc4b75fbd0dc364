import { watch } from 'node:fs';
import { logger } from '@rsbuild/core';
import { dev, type UserConfig } from '@rspress/core';
import { BUILD_ENV_VARIABLE, parseBuildEnv } from '../../common/buildEnv.ts';

/** Serve a version with reload until the parent process ends. Faulty content that stops the start is read again after a change. */
export async function serveDev(readConfig: () => Promise<UserConfig>): Promise<void> {
  process.on('disconnect', () => process.exit());
  const { contentDir, devFiles } = parseBuildEnv(process.env[BUILD_ENV_VARIABLE]);
  const server = devFiles ? { port: devFiles.port } : {};
  const tellReady = () => void process.send?.('ready');
  const start = async (): Promise<void> => {
    try {
      const config = await readConfig();
      const plugins = [...(config.plugins ?? []), { name: 'docs:ready', afterBuild: tellReady }];
      await dev({ docDirectory: contentDir, config: { ...config, plugins }, extraBuilderConfig: { server } });
    } catch (error) {
      logger.error(error instanceof Error ? error.message : error);
      logger.info('The server starts when this is corrected.');
      const watcher = watch(contentDir, { recursive: true });
      watcher.once('change', () => {
        watcher.close();
        start();
      });
      // The command names the file and the line.
      tellReady();
    }
  };
  await start();
}
