type Result = string | undefined;

/** Results that one of two compilers makes and the other waits for, by file. */
export class SharedResults {
  readonly #results = new Map<string, { promise: Promise<Result>; resolve: (result: Result) => void }>();
  #isClosed = false;

  give(file: string, result: string): void {
    this.#open(file).resolve(result);
  }

  /** Wait until a result is given; undefined where none will be. */
  async wait(file: string): Promise<Result> {
    return this.#isClosed ? undefined : this.#open(file).promise;
  }

  /** No more results come: whoever waits for one goes on without it. */
  close(): void {
    this.#isClosed = true;
    for (const { resolve } of this.#results.values()) resolve(undefined);
  }

  #open(file: string) {
    const known = this.#results.get(file);
    if (known) return known;
    let resolve: (result: Result) => void = () => {};
    const promise = new Promise<Result>((settle) => {
      resolve = settle;
    });
    const opened = { promise, resolve };
    this.#results.set(file, opened);
    return opened;
  }
}
