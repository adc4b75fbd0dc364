import type { RspressPlugin } from '@rspress/core';

/** Put a router of ours in the place of React Router, which is made for more than addresses. `file` is absolute. */
export function router(file: string): RspressPlugin {
  return {
    name: 'docs:router',
    builderConfig: {
      tools: {
        bundlerChain: (chain) => {
          // The key is Rspress's own: it leads to the folder of the package.
          chain.resolve.alias.set('react-router-dom', file);
        },
      },
    },
  };
}
