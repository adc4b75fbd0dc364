import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { REFERENCE_PART } from '../../common/reference.ts';
import type { ReferencePage } from '../pages/referencePages.ts';

/** Write the symbols into the pages of packages: they are HTML alone, and in no script. */
export function referenceParts(pages: readonly ReferencePage[], outDir: string): RspressPlugin {
  return {
    name: 'docs:reference-parts',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      for (const { route, html } of pages) {
        const file = path.join(outDir, route, 'index.html');
        writeFileSync(file, fillReference(readFileSync(file, 'utf8'), html));
      }
    },
  };
}

const PART = new RegExp(`<div[^>]* ${REFERENCE_PART}="(\\w+)"[^>]*>(?=</div>)`, 'g');

/** Write the symbols of each kind into its element. Throws an Error where a kind has none. */
export function fillReference(page: string, html: ReferencePage['html']): string {
  const filled = new Set<string>();
  const written = page.replace(PART, (element, kind) => {
    filled.add(kind);
    return element + (html.get(kind) ?? '');
  });
  const missing = [...html.keys()].filter((kind) => !filled.has(kind));
  if (missing.length > 0) throw new Error(`A page of the reference has no element for: ${missing.join(', ')}.`);
  return written;
}
