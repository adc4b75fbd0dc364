// Modules that the plugins write or the bundler makes.

/** See `plugins/rspress/pageTable.ts`. */
declare module 'virtual-docs-pages' {
  import type { PageModule } from './rspress/firstPage.ts';

  export const pages: Readonly<Record<string, () => Promise<PageModule>>>;
}

/** See `plugins/output/sidebarsFile.ts`. */
declare module 'virtual-docs-sidebars' {
  import type { ReactElement } from 'react';
  import type { Sidebars } from '../common/sidebar.ts';

  export const builtIn: Sidebars | undefined;
  export const href: string;
  /** Only while pages are rendered: browsers do not load it. */
  export const renderToString: ((element: ReactElement) => string) | undefined;
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

declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a CSS module as its default export.
  export default styles;
}

/** A minified style sheet. */
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the text as the default.
  export default text;
}

/** Readers load all of it, so it has no nesting and no comments. */
declare module '*.css?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the text as the default.
  export default text;
}
