import { checkSchema } from '../format/indexFile.ts';
import { editDistance } from '../query/editDistance.ts';
import type { SymbolHit } from '../types.ts';
import { listNames, SYMBOLS_SCHEMA, type SymbolFile, unpackSymbols } from './symbolFile.ts';

/** A symbol of one version. */
export interface IndexedSymbol extends Pick<SymbolHit, 'name' | 'kind' | 'packageName'> {
  /** Route and anchor in the reference. */
  reference: string;
  /** Route and anchor on the page that explains it. */
  explained: string | undefined;
}

interface FoundSymbol extends IndexedSymbol {
  rank: number;
}

const PART = '[A-Za-z_$][\\w$]*';
const NAME = new RegExp(`^${PART}(?:(?:[.#]|::)${PART})*(?:[.#]|\\(\\)?)?$`);
/** Sets a name apart from a word such as `shell` or `USB`. */
const MARK = /[.#:_$(]|[a-z].*[A-Z]|[A-Z].*[a-z]/;

/** Read a query that looks like the name of a symbol. `shell()` and `Adb#shell` do; `shell` may be a word of the docs. */
export function readSymbolQuery(query: string): string | undefined {
  const text = query.trim();
  return text.length > 1 && NAME.test(text) && MARK.test(text)
    ? text.replace(/\(\)?$/, '').replace(/#|::/g, '.')
    : undefined;
}

/** Finds symbols by name. */
export class SymbolIndex {
  readonly all: readonly IndexedSymbol[];
  private readonly forms: readonly NameForms[];

  /** Throws an Error for a file of another schema. */
  constructor(file: SymbolFile) {
    const { packages, places } = unpackSymbols(checkSchema(file, SYMBOLS_SCHEMA));
    this.all = packages.flatMap(({ name: packageName, route, exports }) =>
      exports.flatMap(listNames).map(([name, kind]) => {
        return { name, kind, packageName, reference: `${route}#${name}`, explained: places.get(name) };
      }),
    );
    this.forms = this.all.map(({ name }) => listForms(name));
  }

  /** List the symbols that fit best, those that a page explains first. Empty for a query that is no name. */
  find(query: string): FoundSymbol[] {
    const asked = readSymbolQuery(query);
    if (asked === undefined) return [];
    for (const [rank, fits] of listTests(asked).entries()) {
      const found = this.all.filter((_symbol, number) => this.forms[number] && fits(this.forms[number]));
      if (found.length > 0) return found.map((symbol) => ({ ...symbol, rank })).sort(compareFound);
    }
    return [];
  }
}

const compareFound = (a: FoundSymbol, b: FoundSymbol): number =>
  Number(!a.explained) - Number(!b.explained) ||
  countDots(a.name) - countDots(b.name) ||
  a.name.length - b.name.length ||
  (a.name < b.name ? -1 : 1);

const countDots = (name: string): number => name.split('.').length;

/** A name as it is compared. A dot leads it, as it does its other parts. */
interface NameForms {
  whole: string;
  lower: string;
  /** @example '.adb-sync.spawn-wait' of `AdbSync.spawnWait` */
  words: string;
}

const listForms = (name: string): NameForms => ({
  whole: `.${name}`,
  lower: `.${name.toLowerCase()}`,
  words: `.${name}`
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-')
    .replaceAll('_', '-')
    .toLowerCase(),
});

/** In letters. */
const MIN_TWO_EDITS = 8;

/** List how names can fit, best first. The end of the query belongs to the last part of a name. */
function listTests(asked: string): ((forms: NameForms) => boolean)[] {
  const own = listForms(asked);
  const inOwner = createPattern(own.words, '$');
  const byWords = createPattern(own.words, '[^.]*$');
  const last = lastPart(own.lower);
  const limit = last.length < MIN_TWO_EDITS ? 1 : 2;
  return [
    ({ whole }) => whole.endsWith(own.whole),
    ({ lower }) => lower.endsWith(own.lower),
    ({ words }) => asked.includes('.') && inOwner.test(words),
    ({ lower }) => {
      const start = lower.lastIndexOf(own.lower);
      return start >= 0 && !lower.includes('.', start + own.lower.length);
    },
    ({ words }) => byWords.test(words),
    ({ lower }) => editDistance(lastPart(lower), last, limit) <= limit,
  ];
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Each word may be longer, and others may be before a dot. @example `.sp-wait` fits `.spawn-wait`, and `.sync.w` `.adb-sync.write` */
function createPattern(words: string, end: string): RegExp {
  const gaps: Record<string, string> = { '-': '[^.]*-', '.': '.*\\.', $: '\\$' };
  return new RegExp(`[-.]${words.slice(1).replace(/[-.$]/g, (mark) => gaps[mark] ?? mark)}${end}`);
}
