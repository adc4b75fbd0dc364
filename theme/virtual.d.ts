// Modules that the plugins write.

/** See `plugins/rspress/pageTable.ts`. */
declare module 'virtual-docs-pages' {
  import type { PageModule } from './rspress/pageModule.ts';

  export const pages: Readonly<Record<string, () => Promise<PageModule>>>;
}

/** See `plugins/output/sidebarsFile.ts`. */
declare module 'virtual-docs-sidebars' {
  import type { Sidebars } from '../common/sidebar.ts';

  export const builtIn: Sidebars | undefined;
  export const href: string;
}

/** See `plugins/rspress/replacedModules.ts`. */
declare module 'virtual-docs-previews' {
  import type { ComponentType } from 'react';

  export const LOADERS: Readonly<Record<string, () => Promise<ComponentType>>>;
}

/** See `plugins/rspress/replacedModules.ts`. */
declare module 'virtual-docs-run-panel' {
  import type { ReactNode } from 'react';
  import type { RunPanelProps } from './content/runPanelProps.ts';

  export function RunPanel(props: RunPanelProps): ReactNode;
}
