import type { RspressPlugin } from '@rspress/core';

/**
 * Put a stub in the place of Shiki in the bundles. Only a component of Rspress that nothing uses imports it, but the bundler
 * would parse all its languages and themes before it leaves them out. `file` is absolute.
 */
export function shikiStub(file: string): RspressPlugin {
  return {
    name: 'docs:shiki-stub',
    builderConfig: {
      tools: {
        bundlerChain: (chain) => {
          chain.resolve.alias.set('shiki$', file);
        },
      },
    },
  };
}
