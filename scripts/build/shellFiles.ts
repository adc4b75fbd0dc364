import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuildFailure, build, type Metafile, type Plugin } from 'esbuild';
import { digestFiles } from '../lib/digest.ts';
import { UserError } from '../lib/userError.ts';

/** Entries of a build, relative to the project. */
export const SHELL_ENTRIES: readonly string[] = [
  'rspress.config.ts',
  'plugins/rspress/serveBuilds.ts',
  'scripts/build/BuilderPool.ts',
  'scripts/build/buildVersion.ts',
];

const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** By folder, by address, or as the site's icon or picture. */
const NAMED_FILE = /(?:import\.meta\.dirname,|new URL\(|\b(?:favicon|file)"?:)\s*["']([^"']+)["']/g;

/** Digest the shell's files with their paths. */
export const readShellDigest = async (projectDir: string): Promise<string> =>
  digestFiles(projectDir, await listShellFiles(projectDir));

/** Digest the shell's files that can decide how a page is compiled: all but the theme's, which a compiled page only names. */
export const readCompilerDigest = async (projectDir: string): Promise<string> =>
  digestFiles(projectDir, await listShellFiles(projectDir), (file) => !file.startsWith('theme/'));

/**
 * List the files that decide a build's output, sorted: imported modules, files that they name, and settings above. Throws a
 * UserError for an unreadable module.
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
      // The project's settings map the library's packages to files.
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
      loader: { '.d.ts': 'empty', '.png': 'empty', '.svg': 'empty' },
      logLevel: 'silent',
      plugins: [followNames],
    });
    return metafile;
  } catch (cause) {
    throw new UserError(`The files of the shell cannot be listed. ${(cause as BuildFailure).message}`, {
      hint: 'Correct the modules that are named above.',
      cause,
    });
  }
}

const formatImport = (file: string): string => `import ${JSON.stringify(file)};\n`;

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false });

/** @example listDirs('a/b.ts') // ['a', '.'] */
function listDirs(file: string): string[] {
  const dir = path.posix.dirname(file);
  return dir === '.' ? [dir] : [dir, ...listDirs(dir)];
}

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

/** A folder means its index, or else all its files. */
function listNamedFiles(name: string): string[] {
  if (!statOf(name)?.isDirectory()) return statOf(name) ? [name] : [];
  const files = readdirSync(name, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(\.test\.tsx?|\.md)$/.test(entry.name))
    .map((entry) => path.join(name, entry.name));
  const index = files.filter((file) => /\/index\.tsx?$/.test(file));
  return index.length > 0 ? index : files;
}
