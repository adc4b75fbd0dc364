import { createRequire } from 'node:module';
import type { RspressPlugin } from '@rspress/core';

const require = createRequire(import.meta.url);
/** Rspress's own, which the browser's bundle has. */
const fromRspress = createRequire(require.resolve('@rspress/core/package.json'));

/**
 * Render pages with React from its package. Otherwise each version's server bundle contains a copy, more than half of its code, to
 * be bundled, parsed and warmed up again.
 */
export function sharedReact(): RspressPlugin {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];
  const externals = Object.fromEntries(names.map((name) => [name, `commonjs ${fromRspress.resolve(name)}`]));
  return {
    name: 'docs:shared-react',
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          if (environment.name === 'node') chain.externals(externals);
        },
      },
    },
  };
}
