import type { RspressPlugin } from '@rspress/core';

/** Key under which Rspress's compiler keeps the facts that it writes into a page's chunk. */
const META_KEY = 'pageMeta';

/** The part of the Markdown compiler that is used here; its own types are no direct dependency. */
interface Compiler {
  data(key: string): unknown;
}

/**
 * Write the facts of each page into the page's own chunk: its route, its dates, and whatever other plugins know of it.
 * Headings and front matter stand there already.
 */
export function pageMeta(): RspressPlugin {
  const pages = new Map<string, object>();
  return {
    name: 'docs:page-meta',
    extendPageData(page) {
      pages.set(page._filepath, page);
    },
    markdown: {
      remarkPlugins: [
        function addPageMeta(this: unknown) {
          // unified runs a plugin with its processor as `this`; Rspress sets the key before it compiles a page.
          const meta = (this as Compiler).data(META_KEY);
          return (_tree: unknown, file: { path: string }) => {
            Object.assign(meta as object, listOwnFacts(pages.get(file.path)));
            dropBuildWords(meta as { frontmatter?: Record<string, unknown> });
          };
        },
      ],
    },
  };
}

/** Keys that a chunk has without us, and keys that only the build needs. */
const LEFT_OUT = ['title', 'toc', 'frontmatter', 'content', '_flattenContent', '_filepath'];

/** Front matter that only the build reads. */
const BUILD_WORDS = ['keywords', 'movedFrom'];

/** Take from a page's front matter what no reader's browser needs. Changed in place: the compiler writes that object. */
export function dropBuildWords({ frontmatter = {} }: { frontmatter?: Record<string, unknown> }): void {
  for (const key of BUILD_WORDS) delete frontmatter[key];
}

/** Take what only this page's chunk can know of a page from all that is known of it. */
export function listOwnFacts(page: object = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(page).filter(([key]) => !LEFT_OUT.includes(key)));
}
