import path from 'node:path';
import { build } from 'esbuild';
import type { HeadSettings } from '../../plugins/head/browser/settings.ts';

const ENTRY = path.join(import.meta.dirname, '../../plugins/head/browser/main.ts');

const bundles = new Map<string, Promise<string>>();

/** Bundle the script for the head of every page with the site's settings, once for all versions. */
export function bundleHeadScript(settings: HeadSettings): Promise<string> {
  const text = JSON.stringify(settings);
  const script = bundles.get(text) ?? bundle(text);
  bundles.set(text, script);
  return script;
}

async function bundle(settings: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { HEAD_SETTINGS: settings },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
