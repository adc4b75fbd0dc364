import type { RspressPlugin } from '@rspress/core';
import type { FindDay } from '../../common/pageDay.ts';
import type { PageSource } from './formatPageTable.ts';

/** Key under which Rspress's compiler keeps the facts that it writes into a page's chunk. */
const META_KEY = 'pageMeta';

/** The plugin of Rspress that parses each page a second time, for a list of all pages and an index that nobody loads. */
export const PAGE_DATA_PLUGIN = 'rsbuild-plugin-searchIndex';

/** The part of the Markdown compiler that is used here; its own types are no direct dependency. */
interface Compiler {
  data(key: string): unknown;
}

/** What is compiled into each page besides its words, by the page's file, absolute. */
export type FactsByFile = ReadonlyMap<string, object>;

/**
 * Write the facts of each page into the page's own chunk: its route and the day of its last change. Headings and front
 * matter are there already. The list of all pages that Rspress makes besides is not made in a build. `facts` is filled once
 * the routes are known.
 */
export function pageMeta(findDay: FindDay, facts: Map<string, object>): RspressPlugin {
  return {
    name: 'docs:page-meta',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const builder = config.builderConfig ?? {};
      const noPageData = { name: 'docs:no-page-data', remove: [PAGE_DATA_PLUGIN], setup() {} };
      return { ...config, builderConfig: { ...builder, plugins: [...(builder.plugins ?? []), noPageData] } };
    },
    routeServiceGenerated(service: { getRoutes(): PageSource[] }) {
      for (const source of service.getRoutes()) facts.set(source.absolutePath, listFacts(source, findDay));
    },
    markdown: {
      remarkPlugins: [
        function addPageMeta(this: unknown) {
          // unified runs a plugin with its processor as `this`; Rspress sets the key before it compiles a page.
          const meta = (this as Compiler).data(META_KEY);
          return (_tree: unknown, file: { path: string }) => {
            Object.assign(meta as object, facts.get(file.path));
            dropBuildWords(meta as { frontmatter?: Record<string, unknown> });
          };
        },
      ],
    },
  };
}

/** List the facts of a page under the names that Rspress's runtime and the theme read. */
export function listFacts({ routePath, lang, version, relativePath }: PageSource, findDay: FindDay): object {
  const day = findDay(relativePath);
  return { routePath, lang, version, _relativePath: relativePath, ...(day && { lastUpdated: day }) };
}

/** Front matter that only the build reads. */
const BUILD_WORDS = ['keywords', 'movedFrom'];

/** Take from a page's front matter what no reader's browser needs. Changed in place: the compiler writes that object. */
export function dropBuildWords({ frontmatter = {} }: { frontmatter?: Record<string, unknown> }): void {
  for (const key of BUILD_WORDS) delete frontmatter[key];
}
