import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { results } from './en/results.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['common/strings/en', 'library/strings/en'].filter((dir) => existsSync(path.join(ROOT, dir)));

test('sections and their pages are counted', () => {
  const words = ['No results', '1 section on 1 page', '1,234 sections on 56 pages'];
  expect([results.found(0, 0), results.found(1, 1), results.found(1234, 56)]).toEqual(words);
});

test.each(FOLDERS)('%s has each phrase of several words once', (dir) => {
  const phrases = readdirSync(path.join(ROOT, dir)).flatMap((name) => listPhrases(path.join(ROOT, dir, name)));
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) < index)).toEqual([]);
});

/** List the phrases of several words in a file, as they are written there. */
function listPhrases(filePath: string): string[] {
  const file = ts.createSourceFile(filePath, readFileSync(filePath, 'utf8'), ts.ScriptTarget.Latest, true);
  const phrases: string[] = [];
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (isText && /\p{L}.* .*\p{L}/u.test(node.getText())) phrases.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return phrases;
}
