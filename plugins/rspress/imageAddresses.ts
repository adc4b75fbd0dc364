import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { digest } from '../../common/docs/pageModel.ts';
import { pathInDocs } from '../../common/docs/pageText.ts';

/** Name a published image below a version's output, by its content: it is cached forever, and versions share it. */
export function imageFileName(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file);
  return `static/image/${name}.${digest(bytes).slice(0, 10)}${ext}`;
}

/** Record imported content files' addresses, below the origin, by relative path. Inlined images have none. */
export const imageAddresses = (contentDir: string, addresses: Map<string, string>): RsbuildPlugin => ({
  name: 'docs:image-addresses',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'summarize', environments: ['web'] }, ({ compilation }) => {
      for (const { name, info } of compilation.getAssets()) {
        if (!info.sourceFilename) continue;
        const file = path.resolve(compilation.compiler.context, info.sourceFilename.replace(/\?.*$/, ''));
        addresses.set(pathInDocs(contentDir, file), `${compilation.outputOptions.publicPath}${name}`);
      }
    });
  },
});
