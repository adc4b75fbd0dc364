import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { bundleServer } from '../../packages/docs-mcp/index.ts';
import type { RenderParts } from '../../theme/sitePages/renderParts.tsx';
import { digest } from '../lib/digest.ts';

const ROOT_DIR = path.join(import.meta.dirname, '../..');

/** What the merge writes with the code of other modules. */
export interface Renderer {
  parts: RenderParts;
  /** The server for assistants. */
  server: string;
  digest: string;
}

/** Bundle and load the theme's components for the merge, and bundle the server. This takes some tenths of a second. */
export async function bundleRenderer(): Promise<Renderer> {
  const server = await bundleServer();
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT_DIR, 'theme/sitePages/renderParts.tsx')],
    absWorkingDir: ROOT_DIR,
    write: false,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // React's development checks would double the time.
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [nameClasses],
  });
  const [text = ''] = outputFiles.map((file) => file.text);
  const module = { exports: {} };
  vm.compileFunction(text, ['module', 'require'])(module, createRequire(import.meta.url));
  const { renderParts } = module.exports as { renderParts: RenderParts };
  return { parts: renderParts, server, digest: digest(text + server) };
}

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
