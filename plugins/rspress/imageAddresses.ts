import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Record imported content files' addresses, below the origin, by relative path. Inlined images have none. */
export const imageAddresses = (contentDir: string, addresses: Map<string, string>): RspressPlugin => ({
  name: 'docs:image-addresses',
  builderConfig: { plugins: [noteAssets(contentDir, addresses)] },
});

const noteAssets = (contentDir: string, addresses: Map<string, string>): RsbuildPlugin => ({
  name: 'docs:image-addresses',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'summarize', environments: ['web'] }, ({ compilation }) => {
      for (const { name, info } of compilation.getAssets()) {
        if (!info.sourceFilename) continue;
        const file = path.relative(
          contentDir,
          path.resolve(compilation.compiler.context, info.sourceFilename.replace(/\?.*$/, '')),
        );
        addresses.set(file.split(path.sep).join('/'), `${compilation.outputOptions.publicPath}${name}`);
      }
    });
  },
});
