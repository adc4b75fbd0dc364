import { checkSearchFile, type IndexFile, type TextFile } from '../format/indexFile.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import { readSymbolQuery } from '../symbols/matchSymbols.ts';
import { SymbolIndex } from '../symbols/SymbolIndex.ts';
import { checkSymbolFile } from '../symbols/symbolFile.ts';
import type { SearchFailure, SymbolHit } from '../types.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';

/** Then they are loaded anew. */
const MAX_TEXTS = 200;

/** Rejects with a `FetchError`. */
export type ReadJson = (href: string) => Promise<unknown>;

export class FetchError extends Error {
  readonly failure: SearchFailure;

  constructor(failure: SearchFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}

/** Answers requests, in a worker or on the page. */
export class SearchHost {
  private readonly readJson: ReadJson;
  private readonly engines = new Map<string, Promise<SearchEngine>>();
  private readonly symbols = new Map<string, Promise<SymbolIndex>>();
  private readonly texts = new Map<string, Promise<readonly string[]>>();
  /** Of `texts`, what has come. */
  private readonly readTexts = new Map<string, readonly string[]>();
  /** Last search by index. */
  private readonly newest = new Map<string, number>();

  constructor(readJson: ReadJson) {
    this.readJson = readJson;
  }

  /** Never rejects. `sendEarly` gets hits without excerpts. */
  async answer(request: SearchRequest, sendEarly: (reply: SearchReply) => void = () => {}): Promise<SearchReply> {
    const { id, href } = request;
    try {
      if (request.type === 'search') return await this.search(request, sendEarly);
      await this.load(href);
      return { id, type: 'loaded' };
    } catch (error) {
      return { id, type: 'failed', failure: toFailure(error) };
    }
  }

  private async search(
    request: SearchRequest & { type: 'search' },
    sendEarly: (reply: SearchReply) => void,
  ): Promise<SearchReply> {
    const { id, href } = request;
    this.newest.set(href, id);
    const isOld = () => this.newest.get(href) !== id;
    const engine = await this.load(href);
    // Of the searches during loading, only the newest is answered.
    await nextTask();
    if (isOld()) return { id, type: 'superseded' };
    const textHref = (file: string) => new URL(file, href).href;
    const ranking = await engine.rank(request, (file) => this.loadTexts(textHref(file)));
    const symbols = await this.findSymbols(request, engine);
    const describe = () => ({
      ...engine.describe(ranking, request, (file) => this.readTexts.get(textHref(file)) ?? null),
      symbols,
    });
    const missing = engine.listTextFiles(ranking, request).filter((file) => !this.readTexts.has(textHref(file)));
    if (missing.length > 0) {
      if (isOld()) return { id, type: 'superseded' };
      sendEarly({ id, type: 'early', ...describe(), isEarly: true });
      await Promise.all(missing.map((file) => this.loadTexts(textHref(file))));
    }
    return isOld() ? { id, type: 'superseded' } : { id, type: 'hits', ...describe() };
  }

  /** None where their file cannot be had. */
  private async findSymbols(request: SearchRequest & { type: 'search' }, engine: SearchEngine): Promise<SymbolHit[]> {
    const { symbols: href, query } = request;
    if (!href || readSymbolQuery(query) === undefined) return [];
    try {
      const index = await keep(
        this.symbols,
        href,
        async () => new SymbolIndex(checkSymbolFile(await this.readJson(href))),
      );
      return engine.describeSymbols(index.find(query), request);
    } catch {
      return [];
    }
  }

  /** Null on failure. */
  private loadTexts(href: string): Promise<readonly string[] | null> {
    if (this.texts.size >= MAX_TEXTS) for (const known of [this.texts, this.readTexts]) known.clear();
    return keep(this.texts, href, async () => {
      const { texts } = checkSearchFile<TextFile>(await this.readJson(href));
      this.readTexts.set(href, texts);
      return texts;
    }).catch(() => null);
  }

  private load(href: string): Promise<SearchEngine> {
    return keep(
      this.engines,
      href,
      async () => new SearchEngine(checkSearchFile<IndexFile>(await this.readJson(href))),
    );
  }
}

function keep<Value>(known: Map<string, Promise<Value>>, href: string, load: () => Promise<Value>): Promise<Value> {
  const value = known.get(href) ?? load();
  known.set(href, value);
  // A later try may succeed.
  value.catch(() => known.delete(href));
  return value;
}

const toFailure = (error: unknown): SearchFailure =>
  error instanceof FetchError ? error.failure : { kind: 'unreadable', detail: String(error) };

/** Lets waiting messages come in first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
