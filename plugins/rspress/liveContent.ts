import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { digest } from '../../common/docs/pageModel.ts';
import { isGone, pathInDocs } from '../../common/docs/pageText.ts';

/** Name of the module with the sidebars. */
export const SIDEBARS_MODULE = 'virtual-docs-sidebars';

type Env = Pick<BuildEnv, 'contentDir' | 'sideDir' | 'devFiles'>;

/** The part of Rspress's RouteService that has the pages; it has no public type. */
interface RouteService {
  routeData: Map<string, { routeMeta: RouteMeta }>;
  normalizeRoutePath(filePath: string): Pick<RouteMeta, 'routePath' | 'pureRoutePath' | 'lang' | 'version'>;
  addRoute(page: { routeMeta: RouteMeta }): Promise<void>;
  getRoutes(): RouteMeta[];
}

/** A page that the content folder does not have: its text, or its file. */
export interface AddedPage {
  routePath: string;
  content?: string;
  filepath?: string;
}

interface Options {
  /** Reads the content again if it changed. Throws an Error for what does not fit. */
  refresh(): boolean;
  /** Files of the pages, relative to the content folder. */
  listFiles(): readonly string[];
  listAddedPages(): readonly AddedPage[];
  onRoutes(routes: readonly RouteMeta[]): void;
  /** The sidebars as a module. */
  formatSidebars(): string;
}

/** Modules that Rspress or a plugin formats when they are compiled. */
const MODULES = ['virtual-routes', 'virtual-site-data', SIDEBARS_MODULE];

/**
 * Add the pages that the content folder does not have. While developing, keep routes, sidebars and site data as the content is,
 * without a restart: Rspress reads it once. With faulty content, the last state stays.
 */
export function liveContent({ contentDir, sideDir, devFiles }: Env, options: Options): RspressPlugin {
  const name = 'docs:live-content';
  if (!devFiles) return { name, addPages: () => [...options.listAddedPages()] };
  let service: RouteService | undefined;
  let fault = '';
  const addPages = () => options.listAddedPages().map((page) => writePage(sideDir, page));
  const update = (): void => {
    try {
      if (service && options.refresh()) {
        updateRoutes(service, contentDir, [...listPages(contentDir, options.listFiles()), ...addPages()]);
        options.onRoutes(service.getRoutes());
      }
      fault = '';
    } catch (error) {
      if (isGone(error, contentDir)) return;
      const found = error instanceof Error ? error.message : String(error);
      if (found !== fault) logger.error(`${found}\nThe pages stay as they were before this fault.`);
      fault = found;
    }
  };
  const plugin: RsbuildPlugin = {
    name,
    setup(api) {
      api.onBeforeDevCompile(update);
      for (const module of MODULES)
        api.transform(
          { test: new RegExp(`[\\\\/]${module}\\.js$`), order: 'post' },
          ({ code, addContextDependency }) => {
            addContextDependency(contentDir);
            return module === SIDEBARS_MODULE ? options.formatSidebars() : code;
          },
        );
    },
  };
  return {
    name,
    addPages,
    routeServiceGenerated(found: RouteService) {
      service = found;
    },
    builderConfig: { plugins: [plugin] },
  };
}

interface PageFile {
  routePath: string;
  filepath: string;
}

/** A route is made from the path of the file. */
const listPages = (contentDir: string, files: readonly string[]): PageFile[] =>
  files.map((routePath) => ({ routePath, filepath: path.join(contentDir, routePath) }));

/** Write a page without a file, if it changed. */
function writePage(sideDir: string, { routePath, content = '', filepath }: AddedPage): PageFile {
  if (filepath) return { routePath, filepath };
  const file = path.join(sideDir, 'pages', `${digest(routePath).slice(0, 16)}.mdx`);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { routePath, filepath: file };
}

/** Add the routes of new pages, and remove those of pages that are gone. */
function updateRoutes(service: RouteService, contentDir: string, pages: readonly PageFile[]): void {
  const routes = new Map(
    pages.map(({ routePath, filepath }) => {
      const route = service.normalizeRoutePath(routePath);
      const relativePath = pathInDocs(contentDir, filepath);
      const pageName = digest(route.routePath).slice(0, 8);
      return [route.routePath, { ...route, absolutePath: filepath, relativePath, pageName }];
    }),
  );
  for (const [routePath, { routeMeta }] of service.routeData)
    if (routes.get(routePath)?.absolutePath !== routeMeta.absolutePath) service.routeData.delete(routePath);
  for (const routeMeta of routes.values())
    if (!service.routeData.has(routeMeta.routePath)) service.addRoute({ routeMeta });
}
