import type { RspressPlugin } from '@rspress/core';

/**
 * Replace Shiki with a stub. Only an unused component of Rspress imports it, but the bundler would parse all languages and themes.
 * `file` is absolute.
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
