import path from 'node:path';
import { build } from 'esbuild';
import type { HeadSettings } from '../../common/siteConfig.ts';

const ENTRY = path.join(import.meta.dirname, '../../plugins/head/browser/main.ts');

/** Bundle the script for the head of every page with the site's settings. */
export async function bundleHeadScript(settings: HeadSettings): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { HEAD_SETTINGS: JSON.stringify(settings) },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
