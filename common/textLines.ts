/** What lines of these kinds begin with. */
const SIGNS = { words: '', code: '\t', head: '\v' };
const CELL = '\f';

/**
 * The form of the texts of sections: words are one line, each line of code and each row of a table are lines of their own. These
 * signs are white space: without them, a text has the same words.
 */
export const LINES = { code: `\n${SIGNS.code}`, head: `\n${SIGNS.head}`, row: '\n', cell: CELL, end: '\n' };

interface TextLine {
  /** Rows but the head of a table are words. */
  kind: 'words' | 'head' | 'code';
  /** Of a row of a table; else one. */
  cells: string[];
}

/** Split a text of this form; lines and cells without words are left out. */
export const splitLines = (text: string): TextLine[] =>
  text
    .split('\n')
    .map((line) => ({ kind: readKind(line), cells: line.split(CELL).map(foldSpace).filter(Boolean) }))
    .filter(({ cells }) => cells.length > 0);

const readKind = (line: string): TextLine['kind'] =>
  line.startsWith(SIGNS.code) ? 'code' : line.startsWith(SIGNS.head) ? 'head' : 'words';

/** Fold the white space in each line. */
export const foldLines = (text: string): string =>
  splitLines(text)
    .map(({ kind, cells }) => SIGNS[kind] + cells.join(CELL))
    .join('\n');

/** Make each run of white space one space. */
export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
