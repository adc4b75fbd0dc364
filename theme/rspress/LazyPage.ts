import type { PageModule } from './pageModule.ts';

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
