type Texts = readonly string[] | null;

/** Files of texts that are kept for the next query. */
const MAX_FILES = 200;

/** Keeps the texts of pages by the address of their file. */
export class TextShelf {
  private readonly read: (href: string) => Promise<readonly string[]>;
  private readonly coming = new Map<string, Promise<Texts>>();
  private readonly here = new Map<string, Texts>();

  constructor(read: (href: string) => Promise<readonly string[]>) {
    this.read = read;
  }

  /** Get a file's texts; null where they cannot be had this time. */
  load(href: string): Promise<Texts> {
    let texts = this.coming.get(href);
    if (!texts) {
      if (this.coming.size >= MAX_FILES) this.empty();
      texts = this.fetch(href);
      this.coming.set(href, texts);
    }
    return texts;
  }

  /** Get a file's texts if they are here; else null. */
  peek(href: string): Texts {
    return this.here.get(href) ?? null;
  }

  private async fetch(href: string): Promise<Texts> {
    try {
      const texts = await this.read(href);
      this.here.set(href, texts);
      return texts;
    } catch {
      this.coming.delete(href);
      return null;
    }
  }

  private empty(): void {
    this.coming.clear();
    this.here.clear();
  }
}
