type Texts = readonly string[] | null;

const MAX_FILES = 200;

interface TextFile {
  coming: Promise<Texts>;
  texts: Texts;
}

/** By file address. */
export class TextCache {
  private readonly read: (href: string) => Promise<readonly string[]>;
  private readonly files = new Map<string, TextFile>();

  constructor(read: (href: string) => Promise<readonly string[]>) {
    this.read = read;
  }

  /** Null on failure. */
  load(href: string): Promise<Texts> {
    const kept = this.files.get(href);
    if (kept) return kept.coming;
    if (this.files.size >= MAX_FILES) this.files.clear();
    const coming = this.read(href).then(
      (texts) => {
        file.texts = texts;
        return texts;
      },
      () => {
        this.files.delete(href);
        return null;
      },
    );
    const file: TextFile = { coming, texts: null };
    this.files.set(href, file);
    return coming;
  }

  /** Null until loaded. */
  peek(href: string): Texts {
    return this.files.get(href)?.texts ?? null;
  }
}
