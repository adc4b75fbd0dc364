import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findStrings } from './findStrings.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const listLanguages = (dir: string) =>
  readdirSync(`${ROOT}/${dir}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const ROOTS = ['common/strings', 'library/strings'].filter((dir) => existsSync(path.join(ROOT, dir)));
const LANGUAGES = [...new Set(ROOTS.flatMap(listLanguages))];
const FOLDERS = ROOTS.flatMap((dir) => listLanguages(dir).map((name) => `${dir}/${name}`));

const listFiles = (dir: string) => readdirSync(`${ROOT}/${dir}`).filter((file) => file !== 'index.ts');

describe.each(ROOTS)('%s', (dir) => {
  test.each(LANGUAGES)('has the files of English in the language %s', (language) => {
    const has = listLanguages(dir).includes(language);
    expect(has ? readdirSync(`${ROOT}/${dir}/${language}`) : []).toEqual(readdirSync(`${ROOT}/${dir}/en`));
  });
});

test.each(LANGUAGES)('a site can have the language %s', (language) => {
  expect(findStrings(language).language).toBe(language);
});

/** A place for a value in a sentence. */
const VALUE = '¤';
/** What a sentence may take: each takes some of them. */
const VALUES = [
  [VALUE, VALUE],
  [2, 2],
  [[VALUE]],
  [new Proxy({}, { get: () => VALUE }), VALUE],
  [{ added: 1 }, VALUE],
  ['dark', [VALUE]],
];

describe.each(FOLDERS)('the words in %s', (dir) => {
  // Each language makes its phrases of other parts.
  test.each(listFiles(dir).filter((file) => file !== 'parts.ts'))('%s has the phrases of English', async (file) => {
    const english = await import(`${ROOT}/${path.dirname(dir)}/en/${file}`);
    expect(listNames(await import(`${ROOT}/${dir}/${file}`))).toEqual(listNames(english));
  });

  test.each(listFiles(dir))('%s has no phrase that is empty', async (file) => {
    expect(findEmpty(await import(`${ROOT}/${dir}/${file}`))).toEqual([]);
  });

  test('say each phrase of several words once', () => {
    const places = new Map<string, string[]>();
    for (const file of listFiles(dir))
      for (const [phrase, line] of listPhrases(`${ROOT}/${dir}/${file}`))
        places.set(phrase, [...(places.get(phrase) ?? []), `${file}:${line}`]);
    expect([...places].filter(([, { length }]) => length > 1)).toEqual([]);
  });
});

test('a phrase that is empty is named', () => {
  expect(findEmpty({ run: { stop: 'Stop', levels: { log: ' ' } }, none: () => '' })).toEqual([
    'run.levels.log',
    'none',
  ]);
});

/** Find phrases that are empty, and sentences that no value fills. */
function findEmpty(words: unknown, name = ''): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [name] : [];
  if (typeof words === 'function')
    return findEmpty(VALUES.map((values) => call(words, values)).find(Boolean) ?? '', name);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => findEmpty(value, name ? `${name}.${key}` : key));
}

/** List the names of phrases, sorted. A list of words has one name: languages have lists of different lengths. */
function listNames(words: unknown, name = ''): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return [name];
  return Object.entries(words)
    .flatMap(([key, value]) => listNames(value, name ? `${name}.${key}` : key))
    .sort();
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

/** List the phrases of several words in a file, as they are written there, with their lines. */
function listPhrases(filePath: string): [phrase: string, line: number][] {
  const file = ts.createSourceFile(filePath, readFileSync(filePath, 'utf8'), ts.ScriptTarget.Latest, true);
  const phrases: [string, number][] = [];
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    const text = isText ? node.getText() : '';
    if (/\p{L}.* .*\p{L}/u.test(text))
      phrases.push([text, file.getLineAndCharacterOfPosition(node.getStart()).line + 1]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return phrases;
}
