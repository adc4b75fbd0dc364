import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { satisfies } from 'semver';
import { aliasOf, type LibraryPackage } from '../api/libraryPackages.ts';

interface Options {
  projectDir: string;
  versionName: string;
  /** Packages of the version. */
  packages: readonly LibraryPackage[];
  outDir: string;
}

/** The module in a runtime that runs samples. */
export const RUNNER_FILE = 'runner.mjs';

/** Name the module in a runtime that stands for a package, or for `net` of Node.js. */
export const moduleFileOf = (name: string): string => `${name.replace(/^(?:@yume-chan\/|node:)/, '')}.mjs`;

const NET_FILE = path.join(import.meta.dirname, 'inside/net.ts');

/**
 * Bundle what samples of a version need to run into `outDir`: a module for each package, and the script that runs them with
 * the simulated device. All share one copy of each package, so that a sample and the device's face speak of the same classes.
 */
export async function bundleRuntime({ projectDir, versionName, packages, outDir }: Options): Promise<void> {
  const entries = packages.map(({ name }) => [path.parse(moduleFileOf(name)).name, name] as const);
  await build({
    entryPoints: {
      ...Object.fromEntries(entries),
      net: NET_FILE,
      [path.parse(RUNNER_FILE).name]: path.join(import.meta.dirname, 'inside/runSamples.ts'),
    },
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: projectDir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [findPackages(projectDir, versionName, packages)],
  });
}

/**
 * Resolve each package of the library to the one that is installed for the version. A package that stands in for another release
 * keeps packages of its own where it cannot use those.
 */
function findPackages(projectDir: string, versionName: string, packages: readonly LibraryPackage[]): Plugin {
  const { resolve } = createRequire(path.join(projectDir, 'package.json'));
  const dirOf = (name: string) => path.join(projectDir, 'node_modules', aliasOf(versionName, name)) + path.sep;
  return {
    name: 'find-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^(?:node:)?net$/ }, () => ({ path: NET_FILE }));
      onResolve({ filter: /^@yume-chan\// }, ({ path: imported, importer }) => {
        const found = packages.find(({ name }) => name === imported);
        const from = packages.find(({ name }) => importer.startsWith(dirOf(name)));
        const range = from?.dependencies[imported] ?? '*';
        return found && satisfies(found.release, range) ? { path: resolve(aliasOf(versionName, imported)) } : undefined;
      });
    },
  };
}
