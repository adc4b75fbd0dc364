import { realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { satisfies } from 'semver';
import type { RunLibrary } from '../../common/library.ts';
import { aliasOf, type LibraryPackage } from '../api/libraryPackages.ts';
import { listLibraryImports, type Sample } from './listSamples.ts';
import type { RunPlace } from './planRun.ts';

interface Options {
  projectDir: string;
  library: RunLibrary;
  versionName: string;
  packages: readonly LibraryPackage[];
  samples: readonly Sample[];
  outDir: string;
}

/** Modules for running samples, in one folder, with one copy of each package. */
export interface Runtime {
  runner: string;
  modules: ReadonlyMap<string, string>;
}

const SETTINGS: Readonly<Record<RunPlace, BuildOptions>> = {
  process: { platform: 'node', target: 'node20', outExtension: { '.js': '.mjs' } },
  worker: { platform: 'browser', target: 'es2022', minify: true, entryNames: '[name]-[hash]' },
};

/** Bundle the runner of samples and the packages that they import, for Node.js or for a web worker, whose files have content digests. */
export async function bundleRuntime(
  place: RunPlace,
  { projectDir, library, versionName, packages, samples, outDir }: Options,
): Promise<Runtime> {
  const usable = packages.filter(({ name }) => !library.runs.packagesWithoutCode.includes(name));
  const wanted = new Set(samples.flatMap((sample) => listLibraryImports(sample, library)));
  const imported = usable.map(({ name }) => name).filter((name) => wanted.has(name));
  const shims = place === 'process' ? library.runs.shims : {};
  const entries: Record<string, string> = {
    ...Object.fromEntries(imported.map((name) => [nameEntry(name), name])),
    ...Object.fromEntries(Object.entries(shims).map(([name, file]) => [nameEntry(name), file])),
    runner: library.runs.scripts[place],
  };
  const { metafile } = await build({
    entryPoints: entries,
    outdir: outDir,
    absWorkingDir: projectDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'silent',
    plugins: [findPackages({ library, versionName, packages: usable }, shims)],
    ...SETTINGS[place],
    metafile: true,
  });
  const files = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [path.basename(file)],
  );
  const fileOf = (entry: string): string => files.find((file) => file.replace(/(?:-\w+)?\.m?js$/, '') === entry) ?? '';
  const names = [...imported, ...Object.keys(shims)];
  return { runner: fileOf('runner'), modules: new Map(names.map((name) => [name, fileOf(nameEntry(name))])) };
}

const nameEntry = (name: string): string => name.replace(/^(?:@.*\/|node:)/, '').replaceAll(/[-/]/g, '_');

/**
 * Use the version's packages. A package of another release keeps its own dependencies where it needs them. Node.js modules stay
 * outside.
 */
function findPackages(
  { library, versionName, packages }: Pick<Options, 'library' | 'versionName' | 'packages'>,
  shims: Readonly<Record<string, string>>,
): Plugin {
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
