import { readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { keepLater } from '../../common/docs/FileCache.ts';
import { isDiagram, readDiagram } from '../../common/docs/fences.ts';
import { parseTree } from '../../common/docs/parseMarkdown.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import type { Report } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import type { Docs } from './rule.ts';

/** Read the project's dictionary: a word a line, comments after `#`. */
export const readDictionary = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Find unknown words in prose, titles, descriptions and diagrams. */
export async function checkSpelling(page: Page, report: Report, { words, cache }: Docs): Promise<void> {
  const { title, description } = page.matter;
  const prose = `${title}. ${description}\n${keepProse(page)}`;
  const key = `${digest(JSON.stringify([prose, words]))}-spelling`;
  const issues = await keepLater(cache, key, () => findUnknownWords(prose, words));
  // The first line has the title and the description.
  const lineAt = (offset: number) => Math.max(1, prose.slice(0, offset).split('\n').length - 1);
  for (const { text, offset } of issues) report(lineAt(offset), `"${text}" is in no dictionary.`);
}

interface Issue {
  text: string;
  /** From 0. */
  offset: number;
}

async function findUnknownWords(text: string, words: readonly string[]): Promise<Issue[]> {
  const { spellCheckDocument } = await import('cspell-lib');
  const { issues } = await spellCheckDocument(
    { uri: 'file:///page.txt', text, languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    { words: [...words], language: 'en', dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'companies'] },
  );
  return issues.map(({ text, offset }) => ({ text, offset }));
}

const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** Decode as Markdown does. Lines stay: a problem is found by their number. */
const decode = (reference: string): string => textOf(parseTree(reference)).replace(/\s/g, ' ');

function keepProse({ text, tree }: Page): string {
  const blank = text.replace(/[^\n]/g, ' ').split('');
  const keep = (start: number, end: number) => {
    // A node that a dialect made has no place.
    if (start < 0 || start === end) return;
    blank.fill('', start, end);
    blank[start] = text.slice(start, end).replace(REFERENCE, decode);
  };
  visit(tree, 'text', ({ position }) => keep(position?.start.offset ?? 0, position?.end.offset ?? 0));
  visit(tree, 'code', (node) => {
    if (!isDiagram(node)) return;
    const { meta, value, position } = node;
    const { caption, description } = readDiagram(meta ?? '', value);
    for (const words of [caption, description]) {
      const start = text.indexOf(words, position?.start.offset);
      keep(start, start + words.length);
    }
  });
  return blank.join('');
}
