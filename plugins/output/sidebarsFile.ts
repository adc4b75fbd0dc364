import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { digest } from '../../common/docs/pageModel.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import { SIDEBARS_MODULE } from '../rspress/liveContent.ts';

/** Write the sidebars to one file instead of into each page's JavaScript, named by digest, so that versions share it. */
export function sidebarsFile(
  sidebars: Sidebars,
  { siteBase, outDir }: Pick<BuildEnv, 'siteBase' | 'outDir'>,
): RspressPlugin {
  const text = JSON.stringify(sidebars);
  const fileName = `static/sidebars.${digest(text).slice(0, 10)}.json`;
  const href = siteBase + fileName;
  return {
    name: 'docs:sidebars-file',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const preload = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`;
      return { ...config, head: [...(config.head ?? []), () => preload] };
    },
    addRuntimeModules: (_config, isProd) => ({
      [SIDEBARS_MODULE]: isProd ? formatModule(text, href) : formatSidebars(sidebars),
    }),
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const file = path.join(outDir, fileName);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
  };
}

/** Only the server bundle sets `__SSR__`: the browser's has neither the text nor what draws pages. */
const formatModule = (text: string, href: string): string => `
export const builtIn = process.env.__SSR__ ? ${text} : undefined;
export const href = ${JSON.stringify(href)};
export const renderToString = process.env.__SSR__ ? require('react-dom/server').renderToString : undefined;
`;

/** Format the module for the development server, which draws no pages. */
export const formatSidebars = (sidebars: Sidebars): string =>
  `export const builtIn = ${JSON.stringify(sidebars)};
export const href = '';
export const renderToString = undefined;
`;
