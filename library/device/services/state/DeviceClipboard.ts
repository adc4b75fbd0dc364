/** What was copied last on the device. */
export class DeviceClipboard {
  readonly #listeners = new Set<(text: string) => void>();
  #text = '';

  get text(): string {
    return this.#text;
  }

  /** Copy text, as an app of the device does. Tells the listeners. */
  copy(text: string): void {
    this.paste(text);
    for (const listener of [...this.#listeners]) listener(text);
  }

  /** Put text there for a client. The listeners do not learn of it: they would send it back. */
  paste(text: string): void {
    this.#text = text;
  }

  /** Call a function for each text that the device copies. The function that is returned ends this. */
  listen(listener: (text: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
