import type { LoadTexts } from '../engine/orderByTexts.ts';
import { type Ranking, SearchEngine } from '../engine/SearchEngine.ts';
import { checkSearchFile, type IndexFile, type TextFile } from '../index/indexFile.ts';
import { practise } from './practise.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';
import { TextShelf } from './TextShelf.ts';

/** Fetches and parses a JSON file of this origin. Rejects with a reason that a reader understands. */
export type ReadJson = (href: string) => Promise<unknown>;

/** Holds indexes and answers requests, in a worker or on the page. */
export class SearchHost {
  private readonly readJson: ReadJson;
  private readonly engines = new Map<string, Promise<SearchEngine>>();
  private readonly shelf: TextShelf;
  /** Number of the last search of each index. */
  private readonly newest = new Map<string, number>();
  /** Number of the last request to foresee. It ends no search: the search page may wait for one. */
  private foreseeing = 0;

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
          return await this.search(request, sayEarly);
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
    const loadTexts = this.textsBeside(href);
    const peekTexts = (textFile: string) => this.shelf.peek(hrefBeside(href, textFile));
    const tell = async (known: Ranking, isPartial: boolean) => {
      const answer = await engine.answer(known, request, peekTexts);
      if (!isOld()) sayEarly({ id, say: 'early', ...answer, isEarly: true, isPartial });
    };
    const ranking = await engine.settle(engine.rank(request), loadTexts, {
      limit: request.limit,
      onFirst: (first) => tell(first, true),
    });
    if (isOld()) return { id, say: 'superseded' };
    const files = engine.listExcerptFiles(ranking, request);
    if (files.some((textFile) => peekTexts(textFile) === null)) await tell(ranking, false);
    const answer = await engine.answer(ranking, request, loadTexts);
    // A reader who waits comes first.
    nextTurn().then(() => engine.warm());
    return isOld() ? { id, say: 'superseded' } : { id, say: 'hits', ...answer };
  }

  /** Answer what the reader is likely to ask next, until there is something newer to do. */
  private async foresee(
    { id, href, ask: _ask, ...request }: SearchRequest & { ask: 'foresee' },
    say: (reply: SearchReply) => void,
  ): Promise<void> {
    this.foreseeing = id;
    const engine = await this.load(href);
    const last = this.newest.get(href);
    for (const query of engine.foresee(request.query)) {
      await nextTurn();
      if (this.newest.get(href) !== last || this.foreseeing !== id) return;
      const answer = await engine.search({ ...request, query }, this.textsBeside(href));
      say({ id, say: 'foreseen', query, answer });
    }
  }

  private textsBeside(href: string): LoadTexts {
    return (textFile) => this.shelf.load(hrefBeside(href, textFile));
  }

  private load(href: string): Promise<SearchEngine> {
    let engine = this.engines.get(href);
    if (!engine) {
      const reading = this.readJson(href);
      if (this.engines.size === 0) practise();
      engine = reading.then((file) => new SearchEngine(checkSearchFile<IndexFile>(file)));
      this.engines.set(href, engine);
      // What failed may be there the next time.
      engine.catch(() => this.engines.delete(href));
    }
    return engine;
  }
}

/** An index names files by their addresses relative to its own. */
const hrefBeside = (href: string, fileName: string): string => new URL(fileName, href).href;

/** Let messages that wait in line come in first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
