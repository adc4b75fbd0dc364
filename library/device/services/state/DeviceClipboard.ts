export class DeviceClipboard {
  readonly #listeners = new Set<(text: string) => void>();
  #text = '';

  get text(): string {
    return this.#text;
  }

  copy(text: string): void {
    this.paste(text);
    for (const listener of [...this.#listeners]) listener(text);
  }

  /** The listeners are not called: they would send it back. */
  paste(text: string): void {
    this.#text = text;
  }

  /** Returns the function that ends this. */
  listen(listener: (text: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
