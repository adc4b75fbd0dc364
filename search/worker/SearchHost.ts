import { SearchEngine } from '../engine/SearchEngine.ts';
import { checkSearchFile, type IndexFile, type TextFile } from '../index/indexFile.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';

/** Fetches and parses a JSON file of this origin. Rejects with a reason that a reader understands. */
export type ReadJson = (href: string) => Promise<unknown>;

/** Texts of pages that are kept for the next query. */
const MAX_TEXTS = 200;

/** Holds indexes and answers requests, in a worker or on the page. */
export class SearchHost {
  private readonly readJson: ReadJson;
  private readonly engines = new Map<string, Promise<SearchEngine>>();
  private readonly texts = new Map<string, Promise<readonly string[] | null>>();
  private readonly newest = new Map<string, number>();

  constructor(readJson: ReadJson) {
    this.readJson = readJson;
  }

  /** Answer one request. Never rejects. */
  async answer(request: SearchRequest): Promise<SearchReply | undefined> {
    const { id, href } = request;
    try {
      switch (request.ask) {
        case 'drop':
          this.engines.delete(href);
          return undefined;
        case 'load':
          await this.load(href);
          return { id, say: 'loaded' };
        case 'words': {
          const engine = await this.load(href);
          return { id, say: 'words', words: request.words.filter((word) => engine.hasWords(word)) };
        }
        case 'search':
          return await this.search(request);
      }
    } catch (error) {
      return { id, say: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private async search(request: SearchRequest & { ask: 'search' }): Promise<SearchReply> {
    const { id, href } = request;
    this.newest.set(href, id);
    const isOld = () => this.newest.get(href) !== id;
    const engine = await this.load(href);
    // Searches that came while the index was loading, or that wait in line: only the newest is worth the work.
    await nextTurn();
    if (isOld()) return { id, say: 'superseded' };
    const answer = await engine.search(request, (name) => this.loadTexts(new URL(name, href).href));
    return isOld() ? { id, say: 'superseded' } : { id, say: 'hits', ...answer };
  }

  private load(href: string): Promise<SearchEngine> {
    let engine = this.engines.get(href);
    if (!engine) {
      engine = this.readJson(href).then((file) => new SearchEngine(checkSearchFile<IndexFile>(file)));
      this.engines.set(href, engine);
      engine.then(
        (loaded) => nextTurn().then(() => loaded.warm()),
        // What failed may be there the next time.
        () => this.engines.delete(href),
      );
    }
    return engine;
  }

  // A page whose text cannot be had is a hit without an excerpt.
  private loadTexts(href: string): Promise<readonly string[] | null> {
    let texts = this.texts.get(href);
    if (!texts) {
      if (this.texts.size >= MAX_TEXTS) this.texts.clear();
      texts = this.readJson(href).then((file) => checkSearchFile<TextFile>(file).texts);
      texts = texts.catch(() => {
        this.texts.delete(href);
        return null;
      });
      this.texts.set(href, texts);
    }
    return texts;
  }
}

/** Let messages that wait in line come in first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
