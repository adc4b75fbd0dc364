import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { buildSync } from 'esbuild';
import type { HeadSettings } from './browser/settings.ts';

const ENTRY = path.join(import.meta.dirname, 'browser/main.ts');

const bundles = new Map<string, string>();

/** Bundle the head script with the site's settings, once for all versions. */
export function bundleHeadScript(settings: HeadSettings): string {
  const text = JSON.stringify(settings);
  const script = bundles.get(text) ?? bundle(text);
  bundles.set(text, script);
  return script;
}

function bundle(settings: string): string {
  const { outputFiles } = buildSync({
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

/** Put a script first in every head, before the first paint. */
export function headScript(text: string): RspressPlugin {
  return {
    name: 'docs:head-script',
    builderConfig: {
      html: { tags: [(tags) => [{ tag: 'script', children: text, head: true, append: false }, ...tags]] },
    },
  };
}
