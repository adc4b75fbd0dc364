import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';

const ROOT_DIR = path.join(import.meta.dirname, '../..');

/** Bundle an entry to a text that needs no file. */
export async function bundle(entry: string, options: BuildOptions): Promise<string> {
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
export const bundleForNode = (entry: string, options: BuildOptions = {}): Promise<string> =>
  bundle(entry, { ...options, platform: 'node', format: 'cjs', target: 'node20' });
