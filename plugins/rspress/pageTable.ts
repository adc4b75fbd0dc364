import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { FIRST_PAGE_META } from '../../common/firstPage.ts';
import { namePageChunks } from './chunkNames.ts';
import { formatBarePageData, formatPageTable, isComponent, type PageSource } from './formatPageTable.ts';
import { browserBundle, findPageAssets, type PageAssets } from './pageAssets.ts';

const require = createRequire(import.meta.url);

const packageFile = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** Map heavy or growing modules to their replacements. */
export const listReplacements = (pagesDir: string): Record<string, string> => ({
  [packageFile('@rspress/core', 'dist/runtime/route.js')]: path.join(pagesDir, 'routes.tsx'),
  // It writes heads on any platform; the browser needs six tags.
  '@unhead/react$': path.join(pagesDir, 'head.ts'),
  '@unhead/react/client$': path.join(pagesDir, 'head.ts'),
});

/** The part of Rspress's RouteService that lists pages; it has no public type. */
interface RouteService {
  getRoutes(): PageSource[];
}

/**
 * Keep facts about pages out of the shared JavaScript, where Rspress would put routes, titles, headings and front matter. Each
 * page's HTML names its chunk, chunks contain their pages' facts (`pageMeta.ts`), and the route table loads before navigation.
 * Development keeps Rspress's lists, which track changes.
 *
 * `pagesDir` (absolute) has the replacement modules.
 */
export function pageTable(pagesDir: string): RspressPlugin {
  let sources: PageSource[] = [];
  let chunkNames = new Map<string, string>();
  let bundle: Rspack.Compilation | undefined;
  const assetsOf = (source: PageSource): PageAssets => {
    if (!bundle) throw new Error('A page is rendered before the bundle is whole.');
    return findPageAssets(bundle, source, chunkNames.get(source.routePath));
  };
  return {
    name: 'docs:page-table',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      return { ...config, head: [...(config.head ?? []), (route) => formatPageHead(assetsOf(route))] };
    },
    routeServiceGenerated(service: RouteService) {
      sources = service.getRoutes();
      chunkNames = namePageChunks(
        sources.map(({ routePath }) => routePath),
        sources.filter(isComponent).map(({ routePath }) => routePath),
      );
    },
    addRuntimeModules(_config, isProd) {
      if (!isProd) return {};
      return {
        'virtual-docs-pages': formatPageTable(sources, chunkNames),
        'virtual-page-data': formatBarePageData(sources),
      };
    },
    builderConfig: {
      plugins: [
        browserBundle({
          replacements: listReplacements(pagesDir),
          onBundle: (compilation) => {
            bundle = compilation;
          },
        }),
      ],
    },
  };
}

/** Format the tags for a page's chunks and its module. */
export function formatPageHead({ page, hrefs }: PageAssets): string {
  const preloads = hrefs.map((href) => `<link rel="preload" as="script" href="${escapeAttribute(href)}">`);
  return [...preloads, `<meta name="${FIRST_PAGE_META}" content="${escapeAttribute(JSON.stringify(page))}">`].join('');
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
