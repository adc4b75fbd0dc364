import type { PageModule } from './pageModule.ts';

/** The code of a page: loaded when it is wanted, once, and again after a failure. */
export class LazyPage {
  /** The page, once it is there. */
  loaded: PageModule | undefined;
  #load: () => Promise<PageModule>;
  #loading: Promise<PageModule> | undefined;
  #hasFailed = false;

  constructor(load: () => Promise<PageModule>) {
    this.#load = load;
  }

  /** Load the page. After a failure this tries anew. */
  preload(): Promise<PageModule> {
    if (this.#hasFailed) this.#loading = undefined;
    return this.pending();
  }

  /** The loading that goes on or has ended, failed ones included; a new one where there is none. */
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
