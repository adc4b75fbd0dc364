import { editDistance } from '../query/editDistance.ts';

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

/** How well a name fits: as it is, but for case, by words of its owners, by its beginning, or by words. */
export type SymbolRank = 0 | 1 | 2 | 3 | 4;

/** A name as it is compared. A dot leads it, as it does its other parts. */
export interface SymbolForms {
  whole: string;
  lower: string;
  words: string;
}

/** List the forms of a name. */
export const listForms = (name: string): SymbolForms => ({
  whole: `.${name}`,
  lower: `.${name.toLowerCase()}`,
  words: splitWords(`.${name}`),
});

/** Create a function that ranks names; undefined for one that does not fit. The end of the query belongs to the last part of a name. */
export function createSymbolRank(asked: string): (forms: SymbolForms) => SymbolRank | undefined {
  const own = listForms(asked);
  const inOwner = createPattern(own.words, '$');
  const byWords = createPattern(own.words, '[^.]*$');
  return ({ whole, lower, words }) => {
    if (whole.endsWith(own.whole)) return 0;
    if (lower.endsWith(own.lower)) return 1;
    if (asked.includes('.') && inOwner.test(words)) return 2;
    const start = lower.lastIndexOf(own.lower);
    if (start >= 0 && !lower.includes('.', start + own.lower.length)) return 3;
    return byWords.test(words) ? 4 : undefined;
  };
}

/** Create a function that ranks names whose last part is the asked one with a typing error. */
export function createTypoRank(asked: string): (forms: SymbolForms) => SymbolRank | undefined {
  const own = lastPart(asked.toLowerCase());
  const limit = own.length < MIN_TWO_EDITS ? 1 : 2;
  return ({ lower }) => (editDistance(lastPart(lower), own, limit) <= limit ? 4 : undefined);
}

/** In letters. */
const MIN_TWO_EDITS = 8;

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Each word may be longer, and others may be before a dot. @example `.sp-wait` fits `.spawn-wait`, and `.sync.w` `.adb-sync.write` */
function createPattern(words: string, end: string): RegExp {
  const gaps: Record<string, string> = { '-': '[^.]*-', '.': '.*\\.', $: '\\$' };
  return new RegExp(`[-.]${words.slice(1).replace(/[-.$]/g, (mark) => gaps[mark] ?? mark)}${end}`);
}

/** @example splitWords('.AdbSync.spawnWait') === '.adb-sync.spawn-wait' */
const splitWords = (name: string): string =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-')
    .replaceAll('_', '-')
    .toLowerCase();
