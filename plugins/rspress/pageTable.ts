import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { FIRST_PAGE_META } from '../../common/firstPage.ts';
import { namePageChunks } from './chunkNames.ts';
import { formatBarePageData, formatPageTable, isComponent, type PageSource } from './formatPageTable.ts';
import { browserBundle, findPageAssets, type PageAssets } from './pageAssets.ts';

const require = createRequire(import.meta.url);

/** Find a file of a package, whether or not the package gives it a name. */
const packageFile = (name: string, file: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** What the browser's bundle takes instead of modules that are heavy, or grow with the pages. */
export const listReplacements = (pagesDir: string): Record<string, string> => ({
  // The table of all routes.
  [packageFile('@rspress/core', 'dist/runtime/route.js')]: path.join(pagesDir, 'routes.tsx'),
  // Writes heads on any platform; here only a browser's is written, and six tags of it.
  '@unhead/react$': path.join(pagesDir, 'head.ts'),
  '@unhead/react/client$': path.join(pagesDir, 'head.ts'),
});

/** The part of Rspress's RouteService that lists the pages. It has no public type. */
interface RouteService {
  getRoutes(): PageSource[];
}

/**
 * Keep what is known of each page out of the JavaScript that every page loads. Rspress compiles two lists into it: the
 * routes with their chunks, and titles, headings and front matter of all pages. Here each page's HTML names the page's
 * own chunk, each chunk carries its page's facts (`pageMeta.ts`), and the table of routes is a chunk that is loaded when
 * a reader is about to go on. While developing, Rspress's own lists stay: they know what changes.
 *
 * `pagesDir` is the folder of the theme with the modules that take the place of others, absolute.
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

/** Name the page's own chunks, so that the browser asks for them at once, and its module, so that the script finds it. */
export function formatPageHead({ page, hrefs }: PageAssets): string {
  const preloads = hrefs.map((href) => `<link rel="preload" as="script" href="${escapeAttribute(href)}">`);
  return [...preloads, `<meta name="${FIRST_PAGE_META}" content="${escapeAttribute(JSON.stringify(page))}">`].join('');
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
