import type { RspressPlugin } from '@rspress/core';

/** Replace React Router with a smaller one. `file` is absolute. */
export function router(file: string): RspressPlugin {
  return {
    name: 'docs:router',
    builderConfig: {
      tools: {
        bundlerChain: (chain) => {
          chain.resolve.alias.set('react-router-dom', file);
        },
      },
    },
  };
}
