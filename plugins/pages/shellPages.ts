import type { RspressPlugin } from '@rspress/core';

/** Add the shell's pages: theme components by route, as absolute paths. */
export function shellPages(components: Readonly<Record<string, string>>): RspressPlugin {
  return {
    name: 'docs:shell-pages',
    addPages: () => Object.entries(components).map(([routePath, filepath]) => ({ routePath, filepath })),
  };
}
