type Texts = readonly string[] | null;

/** Files of texts that are kept for the next query. */
const MAX_FILES = 200;

/** A file on its way, and its texts once they are here. */
interface TextFile {
  coming: Promise<Texts>;
  texts: Texts;
}

/** Keeps the texts of pages by the address of their file. */
export class TextCache {
  private readonly read: (href: string) => Promise<readonly string[]>;
  private readonly files = new Map<string, TextFile>();

  constructor(read: (href: string) => Promise<readonly string[]>) {
    this.read = read;
  }

  /** Get a file's texts; null where they cannot be had this time. */
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

  /** Get a file's texts if they are here; else null. */
  peek(href: string): Texts {
    return this.files.get(href)?.texts ?? null;
  }
}
