import type { ComponentType } from 'react';
import { FIRST_PAGE_META, type FirstPage } from '../../common/browser.ts';
import { PageLoadError } from '../routing/reloadOnce.ts';
import { strings } from '../site/strings.ts';

export interface PageModule {
  default: ComponentType & {
    /** By encoded file path; Rspress writes and reads them. */
    __RSPRESS_PAGE_META?: Record<string, unknown>;
  };
}

/** Return a page's module; throws `PageLoadError` if it has no component. */
export function requireComponent(module: Partial<PageModule>, pathname: string): PageModule {
  if (!module.default) throw new PageLoadError(strings.rspress.noComponent(pathname));
  return { ...module, default: module.default };
}

/** Path in the content folder; empty for a page that is not Markdown. */
export function filePathOf(module: PageModule): string {
  const [key = ''] = Object.keys(module.default.__RSPRESS_PAGE_META ?? {});
  return decodeURIComponent(key);
}

/** Undefined in the build, and in the HTML for addresses without a page. */
export const firstPage = typeof document === 'undefined' ? undefined : readFirstPage();

function readFirstPage(): FirstPage | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_PAGE_META}"]`);
  // The build that wrote this script wrote the page.
  return meta ? (JSON.parse(meta.content) as FirstPage) : undefined;
}

/** The code of a page: loaded on demand, once, and again after a failure. */
export class LazyPage {
  loaded: PageModule | undefined;
  #load: () => Promise<PageModule>;
  #loading: Promise<PageModule> | undefined;
  #hasFailed = false;

  constructor(load: () => Promise<PageModule>) {
    this.#load = load;
  }

  preload(): Promise<PageModule> {
    if (this.#hasFailed) this.#loading = undefined;
    return this.pending();
  }

  /** Return the last loading, even a failed one; start the first. */
  pending(): Promise<PageModule> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<PageModule> {
    this.#hasFailed = false;
    try {
      this.loaded = await this.#load();
      return this.loaded;
    } catch (cause) {
      this.#hasFailed = true;
      throw cause;
    }
  }
}
