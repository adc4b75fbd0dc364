import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import type { ThemeData } from '../../common/siteConfig.ts';
import { COLOR_MODE_KEY } from '../../common/storageKeys.ts';
import { libraryAliases } from '../../plugins/rspress/replacedModules.ts';
import { library } from '../fixture/library/library.config.ts';

/** Key under which the frames of `@rspress/plugin-preview` look for their colour mode. */
const FRAME_MODE_KEY = 'rspress-plugin-preview-theme-appearance';

/** Give a frame the colour mode of the page around it, before the plugin's own script reads it. */
const MODE_SCRIPT = `localStorage.setItem(${JSON.stringify(FRAME_MODE_KEY)},
  localStorage.getItem(${JSON.stringify(COLOR_MODE_KEY)}) ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));`;

interface Options {
  themeDir: string;
  docs: ThemeData;
}

interface FrameOptions {
  customEntry: (example: { demoPath: string }) => string;
  builderConfig: RsbuildConfig;
}

/** Describe how an example becomes a frame: the theme without its layout, with the site's data, around the example. */
export function frames({ themeDir, docs }: Options): FrameOptions {
  const site = { base: docs.base, title: 'Harbor', description: '', themeConfig: { docs }, route: { cleanUrls: true } };
  /** What the compiler of pages writes for them. A frame is no page: it has the site's data, and no routes. */
  const modules: Record<string, string> = {
    'virtual-site-data': `export default ${JSON.stringify(site)}`,
    'virtual-page-data': 'export const pageData = { pages: [] }; export const searchIndexHash = {}',
    'virtual-routes': 'export const routes = []',
    'virtual-i18n-text': 'export default {}',
    'virtual-search-hooks': 'export {}',
    'virtual-social-links': 'export default {}',
    'virtual-docs-sidebars':
      'export const builtIn = {}; export const href = ""; export const renderToString = undefined',
  };
  return {
    customEntry: ({ demoPath }) => `
      import { drawFrame } from ${JSON.stringify(path.join(import.meta.dirname, 'Frame.tsx'))};
      import Example from ${JSON.stringify(demoPath)};
      drawFrame(Example, { isContent: ${isContent(demoPath)} });`,
    builderConfig: {
      html: {
        title: 'Example',
        // A host finds a frame by the address that the plugin gives it.
        outputStructure: 'nested',
        tags: [{ tag: 'script', children: MODE_SCRIPT, head: true, append: false }],
      },
      resolve: { alias: { '@unhead/react$': path.join(themeDir, 'rspress/head.ts'), ...libraryAliases(library) } },
      tools: {
        rspack: (_config, { rspack, appendPlugins }) => {
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(/^virtual-/, (data) => {
              const text = modules[data.request];
              if (text) data.request = `data:text/javascript,${encodeURIComponent(text)}`;
            }),
          );
        },
      },
    },
  };
}

/** Whether an example is of a content component: one that has a Markdown form. @example isContent('/x/_code_block_1.tsx') */
function isContent(demoPath: string): boolean {
  const name = path
    .basename(demoPath)
    .replace(/^_|_\d+\.tsx$/g, '')
    .replaceAll('_', '-');
  return existsSync(path.join(import.meta.dirname, 'docs/markdown', `${name}.md`));
}
