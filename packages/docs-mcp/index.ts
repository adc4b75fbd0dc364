// The only entry of this package. The server itself is loaded by nothing but its bundle: `bin.ts`.
import path from 'node:path';
import { build } from 'esbuild';

/** Bundle the server to a file that Node.js runs alone. */
export async function bundleServer(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'bin.ts')],
    absWorkingDir: import.meta.dirname,
    write: false,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // Packages of CommonJS load modules of Node.js by it.
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  });
  return outputFiles.map(({ text }) => text).join('');
}
