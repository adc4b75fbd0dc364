import type { RspressPlugin } from '@rspress/core';

/** Add the pages of the shell: components of the theme, as absolute paths by route. They stand in no sidebar and no page map. */
export function shellPages(components: Readonly<Record<string, string>>): RspressPlugin {
  return {
    name: 'docs:shell-pages',
    addPages: () => Object.entries(components).map(([routePath, filepath]) => ({ routePath, filepath })),
  };
}
