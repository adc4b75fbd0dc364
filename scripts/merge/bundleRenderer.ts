import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bundleServer } from '../../packages/docs-mcp/index.ts';
import type { RenderParts } from '../../theme/sitePages/renderParts.tsx';

const ROOT_DIR = path.join(import.meta.dirname, '../..');

/** What the merge writes with the code of other modules. */
export interface Renderer {
  parts: RenderParts;
  /** The server for assistants. */
  server: string;
  /** Service workers: one stores versions, the other removes itself and what was stored. */
  workers: { store: string; remove: string };
}

/** Bundle and load the theme's components for the merge, and bundle the server and the workers: some tenths of a second. */
export async function bundleRenderer(): Promise<Renderer> {
  const [server, store, remove, text] = await Promise.all([
    bundleServer(),
    bundleWorker('index.ts'),
    bundleWorker('remove.ts'),
    bundleForNode('theme/sitePages/renderParts.tsx', { jsx: 'automatic', plugins: [nameClasses] }),
  ]);
  const module = { exports: {} };
  vm.compileFunction(text, ['module', 'require'])(module, createRequire(import.meta.url));
  const { renderParts } = module.exports as { renderParts: RenderParts };
  return { parts: renderParts, server, workers: { store, remove } };
}

/** Bundle an entry of the worker. Its address never changes, so browsers look whether the script did. */
const bundleWorker = (entry: string): Promise<string> =>
  bundle(`packages/offline-worker/${entry}`, {
    format: 'iife',
    target: 'es2022',
    banner: {
      js: '/* With Workbox, Copyright 2018 Google LLC, MIT License: https://github.com/GoogleChrome/workbox */',
    },
  });

/** Bundle an entry to a text that needs no file. */
async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: ROOT_DIR,
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    // React's development checks would double the time.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.map((file) => file.text).join('');
}

/** Bundle an entry for this Node.js, as CommonJS. */
const bundleForNode = (entry: string, options: BuildOptions = {}): Promise<string> =>
  bundle(entry, { ...options, platform: 'node', format: 'cjs', target: 'node20' });

/** As `localIdentName` in `rspress.config.ts`. */
const nameClasses: Plugin = {
  name: 'name-classes',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
      const prefix = JSON.stringify(`${path.basename(file, '.module.css')}-module-`);
      return { contents: `export default new Proxy({}, { get: (_, name) => ${prefix} + String(name) })` };
    });
  },
};
