import type { FirstPage } from '../../common/firstPage.ts';
import { strings } from '../site/strings.ts';
import type { PageModule } from './pageModule.ts';

/** Replaced by the bundler. */
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare const __webpack_require__: (module: string | number) => unknown;

let loadedTable: typeof import('virtual-docs-pages') | undefined;

/** Tell whether an address has a page; undefined until another page than the first is loaded. */
export function hasPage(key: string): boolean | undefined {
  return loadedTable && Object.hasOwn(loadedTable.pages, key);
}

/** Load the code of the page of the HTML. */
export async function loadFirstPage({ chunks, module }: FirstPage): Promise<PageModule> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  // The build wrote the id of the page's own module.
  return __webpack_require__(module) as PageModule;
}

/** Load the code of any page, after the table of pages. Throws if there is no such page. */
export async function loadPageModule(key: string): Promise<PageModule> {
  loadedTable ??= await import(/* webpackChunkName: "pages" */ 'virtual-docs-pages');
  const load = Object.hasOwn(loadedTable.pages, key) ? loadedTable.pages[key] : undefined;
  if (!load) throw new Error(strings.rspress.noPage(key));
  return load();
}
