import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';

/**
 * Options for a bundle that Node.js runs in this project, without packages. Each module keeps its own path and address: in a
 * bundle, all would have the bundle's. Nothing but the bundled files decides what comes out.
 */
export const nodeBundle: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
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
          return {
            loader: file.endsWith('x') ? 'tsx' : 'ts',
            contents: `const ownDirname = ${dir}, ownUrl = ${url};${code}`,
          };
        });
      },
    },
  ],
};
