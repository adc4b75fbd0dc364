import { realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { satisfies } from 'semver';
import type { RunLibrary } from '../../common/library.ts';
import { aliasOf, type LibraryPackage } from '../api/libraryPackages.ts';

interface Options {
  projectDir: string;
  library: RunLibrary;
  versionName: string;
  packages: readonly LibraryPackage[];
  imported: readonly string[];
  outDir: string;
}

/** Modules for running samples, in one folder, with one copy of each package. */
export interface Runtime {
  runner: string;
  modules: ReadonlyMap<string, string>;
}

/** Bundle the runner of a version's samples in Node.js. */
export const bundleProcess = (options: Options): Promise<Runtime> =>
  bundle(options, {
    runner: options.library.runs.scripts.process,
    shims: options.library.runs.shims,
    settings: { platform: 'node', target: 'node20', outExtension: { '.js': '.mjs' } },
  });

/** Bundle the runner of a version's samples in a web worker. File names have content digests. */
export const bundleWorker = (options: Options): Promise<Runtime> =>
  bundle(options, {
    runner: options.library.runs.scripts.worker,
    shims: {},
    settings: { platform: 'browser', target: 'es2022', minify: true, entryNames: '[name]-[hash]' },
  });

interface Target {
  runner: string;
  shims: Readonly<Record<string, string>>;
  settings: BuildOptions;
}

async function bundle(
  { projectDir, library, versionName, packages, imported, outDir }: Options,
  { runner, shims, settings }: Target,
): Promise<Runtime> {
  const entries: Record<string, string> = {
    ...Object.fromEntries(imported.map((name) => [nameEntry(name), name])),
    ...Object.fromEntries(Object.entries(shims).map(([name, file]) => [nameEntry(name), file])),
    runner: runner,
  };
  const { metafile } = await build({
    entryPoints: entries,
    outdir: outDir,
    absWorkingDir: projectDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [findPackages({ library, versionName, packages, shims })],
    ...settings,
    metafile: true,
  });
  const files = listEntryFiles(metafile.outputs);
  const fileOf = (entry: string): string => files.find((file) => file.replace(/(?:-\w+)?\.m?js$/, '') === entry) ?? '';
  const names = [...imported, ...Object.keys(shims)];
  return { runner: fileOf('runner'), modules: new Map(names.map((name) => [name, fileOf(nameEntry(name))])) };
}

const nameEntry = (name: string): string => name.replace(/^(?:@.*\/|node:)/, '').replaceAll('-', '_');

const listEntryFiles = (outputs: Metafile['outputs']): string[] =>
  Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint !== undefined)
    .map(([file]) => path.basename(file));

/**
 * Use the version's packages. A package of another release keeps its own dependencies where it needs them. Node.js modules stay
 * outside.
 */
function findPackages({
  library,
  versionName,
  packages,
  shims,
}: Pick<Options, 'library' | 'versionName' | 'packages'> & Pick<Target, 'shims'>): Plugin {
  const { resolve } = createRequire(path.join(library.dir, 'package.json'));
  const dirs = packages.map((one) => ({ ...one, dir: realpathSync(one.dir) + path.sep }));
  return {
    name: 'find-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[a-z]/ }, ({ path: imported }) => {
        if (!isBuiltin(imported)) return undefined;
        const shim = shims[imported.startsWith('node:') ? imported : `node:${imported}`];
        return shim === undefined ? { path: imported, external: true } : { path: shim };
      });
      onResolve({ filter: /^@/ }, ({ path: imported, importer }) => {
        const found = dirs.find(({ name }) => name === imported);
        const from = dirs.find(({ dir }) => importer.startsWith(dir));
        const range = from?.dependencies[imported] ?? '*';
        return found && satisfies(found.release, range)
          ? { path: resolve(aliasOf(library, versionName, imported)) }
          : undefined;
      });
    },
  };
}
