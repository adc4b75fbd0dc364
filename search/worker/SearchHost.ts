import { SearchEngine } from '../engine/SearchEngine.ts';
import { checkSearchFile, type IndexFile, type TextFile } from '../index/indexFile.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';
import { TextShelf } from './TextShelf.ts';

/** Fetches and parses a JSON file of this origin. Rejects with a reason that a reader understands. */
export type ReadJson = (href: string) => Promise<unknown>;

/** Holds indexes and answers requests, in a worker or on the page. */
export class SearchHost {
  private readonly readJson: ReadJson;
  private readonly engines = new Map<string, Promise<SearchEngine>>();
  private readonly shelf: TextShelf;
  private lastSearch: Promise<SearchReply> | undefined;
  /** By index, the number of the last search, and of the last request to foresee. */
  private readonly newest = new Map<string, number>();
  private readonly foreseeing = new Map<string, number>();

  constructor(readJson: ReadJson) {
    this.readJson = readJson;
    this.shelf = new TextShelf(async (href) => checkSearchFile<TextFile>(await readJson(href)).texts);
  }

  /** Answer one request; `sayEarly` gets what can be said before the answer. Never rejects. */
  async answer(
    request: SearchRequest,
    sayEarly: (reply: SearchReply) => void = () => {},
  ): Promise<SearchReply | undefined> {
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
          this.lastSearch = this.search(request, sayEarly);
          return await this.lastSearch;
        case 'foresee':
          await this.foresee(request, sayEarly);
          return { id, say: 'ended' };
      }
    } catch (error) {
      return { id, say: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private async search(
    request: SearchRequest & { ask: 'search' },
    sayEarly: (reply: SearchReply) => void,
  ): Promise<SearchReply> {
    const { id, href } = request;
    this.newest.set(href, id);
    const isOld = () => this.newest.get(href) !== id;
    const engine = await this.load(href);
    // Searches that came while the index was loading, or that wait in line: only the newest is worth the work.
    await nextTurn();
    if (isOld()) return { id, say: 'superseded' };
    const hrefOf = (textFile: string) => new URL(textFile, href).href;
    const loadTexts = (textFile: string) => this.shelf.load(hrefOf(textFile));
    const peekTexts = (textFile: string) => this.shelf.peek(hrefOf(textFile));
    const ranking = await engine.settle(engine.rank(request), loadTexts);
    if (isOld()) return { id, say: 'superseded' };
    const files = engine.listExcerptFiles(ranking, request);
    if (files.some((textFile) => peekTexts(textFile) === null)) {
      const early = await engine.answer(ranking, request, peekTexts);
      sayEarly({ id, say: 'early', ...early, isEarly: true });
    }
    const answer = await engine.answer(ranking, request, loadTexts);
    return isOld() ? { id, say: 'superseded' } : { id, say: 'hits', ...answer };
  }

  /** Answer what the reader is likely to ask next, until there is something newer to do. */
  private async foresee(
    { id, href, ask: _ask, ...request }: SearchRequest & { ask: 'foresee' },
    say: (reply: SearchReply) => void,
  ): Promise<void> {
    this.foreseeing.set(href, id);
    const engine = await this.load(href);
    const last = this.newest.get(href);
    for (const query of engine.foresee(request.query)) {
      await nextTurn();
      if (this.newest.get(href) !== last || this.foreseeing.get(href) !== id) return;
      const answer = await engine.search({ ...request, query }, (textFile) =>
        this.shelf.load(new URL(textFile, href).href),
      );
      say({ id, say: 'foreseen', query, answer });
    }
  }

  private load(href: string): Promise<SearchEngine> {
    let engine = this.engines.get(href);
    if (!engine) {
      engine = this.readJson(href).then((file) => new SearchEngine(checkSearchFile<IndexFile>(file)));
      this.engines.set(href, engine);
      engine.then(
        (loaded) => this.warm(loaded),
        // What failed may be there the next time.
        () => this.engines.delete(href),
      );
    }
    return engine;
  }

  // A reader who waits comes first.
  private async warm(engine: SearchEngine): Promise<void> {
    await this.lastSearch?.catch(() => undefined);
    await nextTurn();
    engine.warm();
  }
}

/** Let messages that wait in line come in first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
