import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { FIRST_PAGE_META, type FirstPage } from '../../common/pageHtml.ts';

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
 * Keep data of pages out of the shared JavaScript, where Rspress would put routes, titles, headings and front matter. Each
 * page's HTML names its chunk, chunks contain the data of their pages (`pageMeta.ts`), and the route table loads before navigation.
 * Development keeps Rspress's routes.
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
      return {
        ...(isProd && { 'virtual-docs-pages': formatPageTable(sources, chunkNames) }),
        'virtual-page-data': NO_PAGE_DATA,
      };
    },
    builderConfig: {
      plugins: [
        browserBundle(listReplacements(pagesDir), (compilation) => {
          bundle = compilation;
        }),
      ],
    },
  };
}

/** Format the tags for a page's chunks, their styles and its module. */
function formatPageHead({ page, hrefs }: PageAssets): string {
  const links = hrefs.map((href) => {
    const kind = href.endsWith('.css') ? 'rel="stylesheet"' : 'rel="preload" as="script"';
    return `<link ${kind} href="${escapeAttribute(href)}">`;
  });
  return [...links, `<meta name="${FIRST_PAGE_META}" content="${escapeAttribute(JSON.stringify(page))}">`].join('');
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface PageSource {
  routePath: string;
  absolutePath: string;
  relativePath: string;
  lang: string;
  version: string;
}

/** Format the module that loads pages by lower-case route; its imports create the page chunks. */
export function formatPageTable(sources: readonly PageSource[], chunkNames: ReadonlyMap<string, string>): string {
  const lines = sources.map(({ routePath, absolutePath }) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(chunkNames.get(routePath))} */`;
    return `${JSON.stringify(routePath.toLowerCase())}: () => import(${comment} ${JSON.stringify(absolutePath)}),`;
  });
  return `export const pages = {\n${lines.join('\n')}\n};\n`;
}

/** Check whether a page is a component, not Markdown. */
const isComponent = ({ relativePath }: PageSource): boolean => !/\.mdx?$/.test(relativePath);

/**
 * Replaces Rspress's list of all pages, which it would search without the base: with the base `/guide/`, it finds `/upgrade/` for
 * `/guide/upgrade/`. Pages contain their data.
 */
const NO_PAGE_DATA = 'export const pageData = { pages: [] };\nexport const searchIndexHash = {};\n';

// Enough for some hundred pages, and a page's name is the same in nearly every version.
const PAGE_NAME_LENGTH = 2;
const SHARED_NAME_LENGTH = 3;

interface NamedChunk {
  name?: string | undefined;
}

/**
 * Name each page's chunk by the shortest unique start of its route's digest: the first script lists all names. Theme components
 * (`themeRoutes`) get names independent of pages, as the theme's script contains them.
 */
export function namePageChunks(routes: readonly string[], themeRoutes: readonly string[]): Map<string, string> {
  const names = new Map(themeRoutes.map((route) => [route, `_${route.replaceAll('/', '')}`]));
  const used = new Set<string>();
  for (const route of routes.filter((other) => !names.has(other)).sort()) {
    const letters = digestLetters(route);
    let length = PAGE_NAME_LENGTH;
    while (used.has(letters.slice(0, length))) length += 1;
    names.set(route, letters.slice(0, length));
    used.add(letters.slice(0, length));
  }
  return names;
}

/** Name a shared chunk by its users' names. @example '$kQx' */
export function nameSharedChunk(_module: unknown, chunks: readonly NamedChunk[], group: string): string {
  const names = chunks.map(({ name = '' }) => name).sort();
  return `$${digestLetters([group, ...names].join()).slice(0, SHARED_NAME_LENGTH)}`;
}

/** Format a digest in letters, which need no quotes as property names. */
const digestLetters = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replaceAll(/[^A-Za-z]/g, '');

interface PageAssets {
  page: FirstPage;
  hrefs: string[];
}

/** Find a page's files in the bundle. Throws an Error if there are none, which is a fault of ours. */
function findPageAssets(
  compilation: Rspack.Compilation,
  { routePath: route, absolutePath }: PageSource,
  chunkName = '',
): PageAssets {
  const group = compilation.namedChunkGroups.get(chunkName);
  const modules = group?.chunks.flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk));
  const root = modules?.find((module) => module.nameForCondition() === absolutePath);
  const module = root && compilation.chunkGraph.getModuleId(root);
  if (!group || module === undefined || module === null) throw new Error(`The bundle has no page ${route}.`);
  // The page's own script first, before those that it shares.
  const files = [...group.getFiles()].reverse();
  return {
    page: { route, chunks: group.chunks.flatMap(({ id }) => id ?? []), module },
    hrefs: files.map((file) => `${compilation.outputOptions.publicPath}${file}`),
  };
}

/** Replace modules in the browser's bundle, and call `onBundle` before rendering. */
function browserBundle(
  replacements: Readonly<Record<string, string>>,
  onBundle: (compilation: Rspack.Compilation) => void,
): RsbuildPlugin {
  return {
    name: 'docs:browser-bundle',
    apply: 'build',
    setup(api) {
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        chain.resolve.alias.merge(replacements);
        // All pages load the chunk table: without names, it has eight digits a page.
        chain.output.chunkFilename('static/js/async/chunk.[contenthash:8].js');
        // Chunk ids by number or length depend on the number of pages, and would change the theme.
        chain.optimization.chunkIds('named');
      });
      api.processAssets({ stage: 'summarize', environments: ['web'] }, ({ compilation }) => onBundle(compilation));
    },
  };
}
