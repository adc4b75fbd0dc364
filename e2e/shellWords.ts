import type { Locator } from '@playwright/test';
import { findStrings } from '../common/strings/findStrings.ts';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stands for a value in a sentence. */
const VALUE = '¤';

/** Stands for an object of values. */
const OBJECT = new Proxy({}, { get: () => VALUE });

/** Values that sentences are called with: each sentence takes some of them. */
const VALUES: readonly (readonly unknown[])[] = [[VALUE, VALUE], [undefined], [[VALUE]], [OBJECT, VALUE], [0], [1]];

/** Patterns of the shell's English words, without those that are the same in German. */
export const ENGLISH_WORDS: readonly RegExp[] = listPairs(findStrings('en'), findStrings('de'))
  .filter(([word, translation]) => word !== translation)
  .map(([word]) => new RegExp(`^${word.trim().split(VALUE).map(escapePattern).join('.+')}$`, 's'));

/** List the shell's English words in an element: text, and names of what is in it. Cells and code are content. */
export async function findEnglishWords(locator: Locator): Promise<string[]> {
  const words = await locator.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, td, th, code'))
        texts.push(walker.currentNode.nodeValue ?? '');
    }
    for (const element of [root, ...root.querySelectorAll('*')])
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return words.map((word) => word.trim()).filter((word) => ENGLISH_WORDS.some((pattern) => pattern.test(word)));
}

/** Pair each word of one file with the same word of the other. */
function listPairs(one: unknown, other: unknown): [string, string][] {
  if (typeof one === 'string' && typeof other === 'string') return [[one, other]];
  if (typeof one === 'function' && typeof other === 'function')
    return VALUES.flatMap((values) => listPairs(call(one, values), call(other, values)));
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [];
  const others = new Map(Object.entries(other));
  return Object.entries(one).flatMap(([key, value]) => listPairs(value, others.get(key)));
}

/** Call a sentence with values; undefined if it takes others. */
// biome-ignore lint/complexity/noBannedTypes: sentences take values of different types.
function call(sentence: Function, values: readonly unknown[]): unknown {
  try {
    return sentence(...values);
  } catch {
    // The sentence takes a value of another type.
    return undefined;
  }
}
