// `scripts/cli.mjs` needs it before TypeScript can be loaded, so it is JavaScript.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Options for esbuild that keep each module's own path and address: in a bundle, all would have the bundle's.
 *
 * @type {Pick<import('esbuild').BuildOptions, 'define' | 'plugins'>}
 */
export const keepPaths = {
  define: { 'import.meta.dirname': 'ownDirname', 'import.meta.url': 'ownUrl' },
  plugins: [
    {
      name: 'keep-paths',
      setup({ onLoad }) {
        onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
          const code = readFileSync(file, 'utf8');
          if (!code.includes('import.meta.')) return undefined;
          const [dir, url] = [path.dirname(file), pathToFileURL(file).href].map((text) => JSON.stringify(text));
          // On the first line, so that the others keep their numbers.
          return { loader: path.extname(file).slice(1), contents: `const ownDirname = ${dir}, ownUrl = ${url};${code}` };
        });
      },
    },
  ],
};
