import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuildFailure, build, type Metafile, type Plugin } from 'esbuild';
import { digestFiles } from '../lib/digest.ts';
import { UserError } from '../lib/userError.ts';
import { isShellFile } from './buildKey.ts';

/** What runs in a build, relative to the project: the configuration, what a builder does with it, and what is done around that. */
export const SHELL_ENTRIES: readonly string[] = [
  'rspress.config.ts',
  'plugins/rspress/serveBuilds.ts',
  'scripts/build/BuilderPool.ts',
  'scripts/build/buildVersion.ts',
];

/** Files that Node.js, npm and bundlers look for in the folder of a module and in those above it. */
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Files that a module names for others to read: by its own folder, by its own address, or as the icon of the site. */
const NAMED_FILE = /(?:import\.meta\.dirname,|new URL\(|\bfavicon"?:)\s*["']([^"']+)["']/g;

/** Digest the shell: each file with its path. */
export const readShellDigest = async (projectDir: string): Promise<string> =>
  digestFiles(projectDir, await listShellFiles(projectDir), () => true);

/**
 * List the files of the project that decide what a build makes of content, sorted: the modules that are imported, the files that
 * these name by a path, and the settings above them. Throws a UserError for a module that cannot be read.
 */
export async function listShellFiles(projectDir: string): Promise<string[]> {
  const { inputs } = await readGraph(projectDir);
  const modules = Object.keys(inputs)
    .filter((name) => name !== '<stdin>')
    .map((name) => name.replace(/\?.*/, ''));
  const dirs = new Set(modules.flatMap(listDirs));
  const settings = [...dirs].flatMap((dir) => SETTINGS.map((name) => path.posix.join(dir, name)));
  const found = settings.filter((name) => statOf(path.join(projectDir, name)));
  return [...new Set([...modules, ...found])].sort();
}

async function readGraph(projectDir: string): Promise<Metafile> {
  try {
    const { metafile } = await build({
      stdin: { contents: SHELL_ENTRIES.map((file) => formatImport(`./${file}`)).join(''), resolveDir: projectDir },
      absWorkingDir: projectDir,
      outdir: '.',
      write: false,
      bundle: true,
      metafile: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      // The settings of the project lead from the library's packages to files.
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
      loader: { '.d.ts': 'empty', '.png': 'empty', '.svg': 'empty' },
      logLevel: 'silent',
      plugins: [followNames],
    });
    return metafile;
  } catch (cause) {
    // esbuild's message names the modules and what is wrong with each.
    throw new UserError(`The files of the shell cannot be listed. ${(cause as BuildFailure).message}`, {
      hint: 'Correct the modules that are named above.',
      cause,
    });
  }
}

const formatImport = (file: string): string => `import ${JSON.stringify(file)};\n`;

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false });

/** List the folder of a file and all above it. @example listDirs('a/b.ts') // ['a', '.'] */
function listDirs(file: string): string[] {
  const dir = path.posix.dirname(file);
  return dir === '.' ? [dir] : [dir, ...listDirs(dir)];
}

/** Take the files that a module names by a path for its imports. */
const followNames: Plugin = {
  name: 'follow-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      if (file.endsWith('.d.ts')) return undefined;
      const source = readFileSync(file, 'utf8');
      const named = [...source.matchAll(NAMED_FILE)].flatMap(([, name = '']) =>
        listNamedFiles(path.join(path.dirname(file), name)),
      );
      return { loader: file.endsWith('x') ? 'tsx' : 'ts', contents: `${source}\n${named.map(formatImport).join('')}` };
    });
  },
};

/** A folder stands for its index, or else for every file in it. */
function listNamedFiles(name: string): string[] {
  if (!statOf(name)?.isDirectory()) return statOf(name) ? [name] : [];
  const files = readdirSync(name, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isShellFile(entry.name))
    .map((entry) => path.join(name, entry.name));
  const index = files.filter((file) => /\/index\.tsx?$/.test(file));
  return index.length > 0 ? index : files;
}
