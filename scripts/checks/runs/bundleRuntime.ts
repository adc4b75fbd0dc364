import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { aliasOf } from '../../api/libraryPackages.ts';

interface Options {
  projectDir: string;
  versionName: string;
  /** Packages of the version, as samples name them. */
  packageNames: readonly string[];
  outDir: string;
}

/** Names of the modules in a runtime, without `.js`. */
export const WORKER_MODULE = 'worker';
export const moduleOf = (packageName: string): string => packageName.replace('@yume-chan/', '');

/**
 * Bundle what samples of a version need to run into `outDir`: a module for each package, and the script of the worker with the
 * simulated device. All share one copy of each package, so that a sample and the device's face speak of the same classes.
 */
export async function bundleRuntime({ projectDir, versionName, packageNames, outDir }: Options): Promise<void> {
  const entries = packageNames.map((name) => [moduleOf(name), name] as const);
  await build({
    entryPoints: {
      ...Object.fromEntries(entries),
      [WORKER_MODULE]: path.join(import.meta.dirname, 'inside/runSamples.ts'),
    },
    outdir: outDir,
    absWorkingDir: projectDir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [findPackages(projectDir, versionName, packageNames)],
  });
}

/** Resolve each package of the library, from wherever it is imported, to the one that is installed for the version. */
function findPackages(projectDir: string, versionName: string, names: readonly string[]): Plugin {
  const { resolve } = createRequire(path.join(projectDir, 'package.json'));
  return {
    name: 'find-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^(?:node:)?net$/ }, () => ({ path: path.join(import.meta.dirname, 'inside/net.ts') }));
      onResolve({ filter: /^@yume-chan\// }, ({ path: name }) =>
        names.includes(name) ? { path: resolve(aliasOf(versionName, name)) } : undefined,
      );
    },
  };
}
