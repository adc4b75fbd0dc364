/**
 * Decide what stands in the field when other words are highlighted: what the reader typed, where the words are taken from it,
 * else the words.
 */
export const resolveFieldText = (typed: string, words: string): string =>
  words !== '' && words.split(' ').every((word) => typed.includes(word)) ? typed : words;
