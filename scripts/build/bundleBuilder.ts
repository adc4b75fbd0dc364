import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * Bundle a project's configuration and the builder's loop into `outFile`, without packages. Rspress's loader would compile the
 * configuration for each version.
 */
export async function bundleBuilder(projectDir: string, outFile: string): Promise<void> {
  const fileOf = (name: string) => JSON.stringify(path.join(projectDir, name));
  await build({
    stdin: {
      contents: `import config from ${fileOf('rspress.config.ts')};
        import { serveBuilds } from ${fileOf('plugins/rspress/serveBuilds.ts')};
        serveBuilds(config);`,
      resolveDir: projectDir,
    },
    outfile: outFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [keepPaths],
  });
}

/** Keep each file's own path: in a bundle, all would have the bundle's. */
const keepPaths: Plugin = {
  name: 'keep-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      loader: 'ts',
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
    }));
  },
};
