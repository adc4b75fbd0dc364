import { realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { satisfies } from 'semver';
import { aliasOf, type LibraryPackage } from '../api/libraryPackages.ts';

interface Options {
  projectDir: string;
  versionName: string;
  /** Packages of the version. */
  packages: readonly LibraryPackage[];
  /** Names of the packages that samples import. */
  imported: readonly string[];
  outDir: string;
}

/** Modules that samples need to run, in one folder. All share one copy of each package. */
export interface Runtime {
  /** File of the script that runs samples. */
  runner: string;
  /** Files by the names that samples import. */
  modules: ReadonlyMap<string, string>;
}

const INSIDE = path.join(import.meta.dirname, '../../library/run/runtime');
const NET = 'node:net';

const NODE_SETTINGS: BuildOptions = { platform: 'node', target: 'node20', outExtension: { '.js': '.mjs' } };

/** Bundle what runs samples of a version in a process of Node.js. `node:net` leads to the simulated network. */
export const bundleProcess = (options: Options): Promise<Runtime> =>
  bundle(options, {
    runner: 'runSamples.ts',
    shims: { [NET]: path.join(INSIDE, 'net.ts') },
    settings: NODE_SETTINGS,
  });

/** Bundle what runs a whole program of a version in a process of Node.js. */
export const bundleProgramRunner = (options: Options): Promise<Runtime> =>
  bundle(options, { runner: 'runProgram.ts', shims: {}, settings: NODE_SETTINGS });

/** Bundle what runs a sample of a version in a worker of a page. Names have digests of what is in the files. */
export const bundleWorker = (options: Options): Promise<Runtime> =>
  bundle(options, {
    runner: 'worker.ts',
    shims: {},
    settings: { platform: 'browser', target: 'es2022', minify: true, entryNames: '[name]-[hash]' },
  });

interface Target {
  /** The script that runs samples, in `inside/`. */
  runner: string;
  /** Files that take the places of modules, for samples as well. */
  shims: Readonly<Record<string, string>>;
  settings: BuildOptions;
}

async function bundle(
  { projectDir, versionName, packages, imported, outDir }: Options,
  { runner, shims, settings }: Target,
): Promise<Runtime> {
  const entries: Record<string, string> = {
    ...Object.fromEntries(imported.map((name) => [nameEntry(name), name])),
    ...Object.fromEntries(Object.entries(shims).map(([name, file]) => [nameEntry(name), file])),
    runner: path.join(INSIDE, runner),
  };
  const { metafile } = await build({
    entryPoints: entries,
    outdir: outDir,
    absWorkingDir: projectDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [findPackages({ projectDir, versionName, packages, shims })],
    ...settings,
    metafile: true,
  });
  const files = listEntryFiles(metafile.outputs);
  const fileOf = (entry: string): string => files.find((file) => file.replace(/(?:-\w+)?\.m?js$/, '') === entry) ?? '';
  const names = [...imported, ...Object.keys(shims)];
  return { runner: fileOf('runner'), modules: new Map(names.map((name) => [name, fileOf(nameEntry(name))])) };
}

const nameEntry = (name: string): string => name.replace(/^(?:@yume-chan\/|node:)/, '').replaceAll('-', '_');

const listEntryFiles = (outputs: Metafile['outputs']): string[] =>
  Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint !== undefined)
    .map(([file]) => path.basename(file));

/**
 * Resolve each package of the library to the one that is installed for the version. A package that stands in for another release
 * keeps packages of its own where it cannot use those. Modules of Node.js stay outside.
 */
function findPackages({
  projectDir,
  versionName,
  packages,
  shims,
}: Pick<Options, 'projectDir' | 'versionName' | 'packages'> & Pick<Target, 'shims'>): Plugin {
  const { resolve } = createRequire(path.join(projectDir, 'package.json'));
  const dirs = packages.map((one) => {
    const dir = path.join(projectDir, 'node_modules', aliasOf(versionName, one.name));
    return { ...one, dir: realpathSync(dir) + path.sep };
  });
  return {
    name: 'find-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[a-z]/ }, ({ path: imported }) => {
        if (!isBuiltin(imported)) return undefined;
        const shim = shims[imported.startsWith('node:') ? imported : `node:${imported}`];
        return shim === undefined ? { path: imported, external: true } : { path: shim };
      });
      onResolve({ filter: /^@yume-chan\// }, ({ path: imported, importer }) => {
        const found = dirs.find(({ name }) => name === imported);
        const from = dirs.find(({ dir }) => importer.startsWith(dir));
        const range = from?.dependencies[imported] ?? '*';
        return found && satisfies(found.release, range) ? { path: resolve(aliasOf(versionName, imported)) } : undefined;
      });
    },
  };
}
