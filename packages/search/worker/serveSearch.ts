import { checkSchema, type IndexFile, SEARCH_SCHEMA, type TextFile } from '../format/indexFile.ts';
import type { Texts } from '../rank/filterPhrases.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import type { NameFile } from '../symbols/nameFile.ts';
import { SymbolIndex } from '../symbols/SymbolIndex.ts';
import type { LoadOutcome, SearchFailure, SearchOutcome, SearchReply, SearchRequest, WorkerPort } from '../types.ts';

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
  const answer = createHost(readJson);
  port.addEventListener('message', async ({ data }) => {
    const send = (outcome: SearchReply['outcome']) => port.postMessage({ id: data.id, outcome });
    send(await answer(data, send));
  });
}

/** Returns what answers requests, and never rejects. */
function createHost(readJson: ReadJson) {
  const engines: Kept<SearchEngine> = new Map();
  const names: Kept<SymbolIndex> = new Map();
  const texts: Kept<TextFile['texts']> = new Map();
  /** Last search by index. */
  const newest = new Map<string, number>();

  // The constructors check the schemas of their files.
  const loadEngine = (href: string) =>
    keep(engines, href, async () => new SearchEngine((await readJson(href)) as IndexFile));
  const loadNames = async (href: string) =>
    keep(names, href, async () => new SymbolIndex((await readJson(href)) as NameFile));
  const loadTexts = (href: string): Texts | Promise<Texts> => {
    if (texts.size >= MAX_TEXTS) texts.clear();
    const load = async () => checkSchema<TextFile>(await readJson(href), SEARCH_SCHEMA).texts;
    const loaded = keep(texts, href, load);
    // Hits lack their excerpts.
    return loaded instanceof Promise ? loaded.catch(() => null) : loaded;
  };

  return async (
    { id, href, query }: SearchRequest,
    sendEarly: (early: SearchOutcome) => void,
  ): Promise<SearchOutcome | LoadOutcome> => {
    try {
      if (query) newest.set(href, id);
      const engine = await loadEngine(href);
      if (!query) return { status: 'done' };
      // Of the searches during loading, only the newest is answered.
      await nextTask();
      const isOld = () => newest.get(href) !== id;
      if (isOld()) return { status: 'superseded' };
      const { names: namesHref } = query;
      const answer = await engine.search(query, {
        loadNames: namesHref ? () => loadNames(namesHref).catch(() => undefined) : undefined,
        loadTexts: (file) => (isOld() ? null : loadTexts(new URL(file, href).href)),
        onEarly: (early) => isOld() || sendEarly({ status: 'hits', ...early }),
      });
      return isOld() ? { status: 'superseded' } : { status: 'hits', ...answer };
    } catch (error) {
      const unreadable = { kind: 'unreadable' as const, detail: String(error) };
      return { status: 'failed', failure: error instanceof FetchError ? error.failure : unreadable };
    }
  };
}

type Kept<Value> = Map<string, Value | Promise<Value>>;

/** Load a file once; after a failure, a later try may succeed. Returns it at once where it is here already. */
function keep<Value>(kept: Kept<Value>, href: string, load: () => Promise<Value>): Value | Promise<Value> {
  const known = kept.get(href);
  if (known !== undefined) return known;
  const loading = load();
  kept.set(href, loading);
  loading.then(
    (value) => kept.set(href, value),
    () => kept.delete(href),
  );
  return loading;
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
