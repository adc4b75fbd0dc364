import { checkSchema, type IndexFile, SEARCH_SCHEMA, type TextFile } from '../format/indexFile.ts';
import type { Texts } from '../rank/filterPhrases.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import { readSymbolQuery, SymbolIndex } from '../symbols/SymbolIndex.ts';
import type { SymbolFile } from '../symbols/symbolFile.ts';
import type {
  LoadOutcome,
  SearchFailure,
  SearchOutcome,
  SearchQuery,
  SearchReply,
  SearchRequest,
  WorkerPort,
} from '../types.ts';

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

/** Answer requests at a port. */
export function serveSearch(port: WorkerPort, readJson: ReadJson = fetchJson): void {
  const host = new SearchHost(readJson);
  port.addEventListener('message', async ({ data }) => {
    const send = (outcome: SearchReply['outcome']) => port.postMessage({ id: data.id, outcome });
    send(await host.answer(data, send));
  });
}

class SearchHost {
  private readonly readJson: ReadJson;
  private readonly engines = new Map<string, Promise<SearchEngine>>();
  private readonly symbols = new Map<string, Promise<SymbolIndex>>();
  private readonly texts = new Map<string, Texts | Promise<Texts>>();
  /** Last search by index. */
  private readonly newest = new Map<string, number>();

  constructor(readJson: ReadJson) {
    this.readJson = readJson;
  }

  /** Never rejects. */
  async answer(
    { id, href, query }: SearchRequest,
    sendEarly: (early: SearchOutcome) => void,
  ): Promise<SearchOutcome | LoadOutcome> {
    try {
      if (query) this.newest.set(href, id);
      const engine = await this.load(href);
      if (!query) return { status: 'done' };
      // Of the searches during loading, only the newest is answered.
      await nextTask();
      const isOld = () => this.newest.get(href) !== id;
      if (isOld()) return { status: 'superseded' };
      const answer = await engine.search(query, {
        symbols: await this.loadSymbols(query),
        loadTexts: (file) => (isOld() ? null : this.loadTexts(new URL(file, href).href)),
        onEarly: (early) => isOld() || sendEarly({ status: 'hits', ...early }),
      });
      return isOld() ? { status: 'superseded' } : { status: 'hits', ...answer };
    } catch (error) {
      const unreadable = { kind: 'unreadable' as const, detail: String(error) };
      return { status: 'failed', failure: error instanceof FetchError ? error.failure : unreadable };
    }
  }

  private load(href: string): Promise<SearchEngine> {
    // A constructor checks the schema of its file.
    return keep(this.engines, href, async () => new SearchEngine((await this.readJson(href)) as IndexFile));
  }

  /** None where their file cannot be had, and for a query that is no name. */
  private async loadSymbols({ symbols: href, query }: SearchQuery): Promise<SymbolIndex | undefined> {
    if (!href || readSymbolQuery(query) === undefined) return undefined;
    const load = async () => new SymbolIndex((await this.readJson(href)) as SymbolFile);
    return keep(this.symbols, href, load).catch(() => undefined);
  }

  private loadTexts(href: string): Texts | Promise<Texts> {
    if (this.texts.size >= MAX_TEXTS) this.texts.clear();
    const known = this.texts.get(href);
    if (known !== undefined) return known;
    const load = async () => {
      try {
        const { texts } = checkSchema<TextFile>(await this.readJson(href), SEARCH_SCHEMA);
        this.texts.set(href, texts);
        return texts;
      } catch {
        // Hits lack their excerpts. A later try may succeed.
        this.texts.delete(href);
        return null;
      }
    };
    const loading = load();
    this.texts.set(href, loading);
    return loading;
  }
}

function keep<Value>(known: Map<string, Promise<Value>>, href: string, load: () => Promise<Value>): Promise<Value> {
  const value = known.get(href) ?? load();
  known.set(href, value);
  // A later try may succeed.
  value.catch(() => known.delete(href));
  return value;
}

/** Lets waiting messages come in first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const ANSWER_TIMEOUT_MS = 15_000;

/** Refuses answers and redirects of other origins, and gives up on a server that does not begin to answer. */
export async function fetchJson(href: string): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_TIMEOUT_MS);
  const response = await fetch(href, { mode: 'same-origin', signal: limit.signal }).catch((cause) => {
    throw new FetchError({ kind: 'offline' }, { cause });
  });
  clearTimeout(timer);
  if (!response.ok) throw new FetchError({ kind: 'refused', status: response.status });
  return response.json();
}
