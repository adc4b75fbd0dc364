// The query language, after lunr's: field:term, term^boost, term~distance, +must, -not, and "phrases".
//
// Pasted text only looks like it. Two signs are a mistake only before unknown words, so `--list-encoders` is text. An unknown
// field is a mistake, as in `bogus:a`, except schemes and ports: `tcp:5555`, `host:port`, `content://x`. Always text: an operator
// alone, flags of one letter (`-s`), a colon at the end, an operator without a word (`^1.2.0`, `~/x`), powers (`2^16`), and an
// unclosed quote.

import { FIELDS, type FieldName } from '../format/indexFile.ts';
import { isStopWord } from '../tokenize/tokenize.ts';
import type { QueryError, QueryMistake } from '../types.ts';

export interface Clause {
  text: string;
  fields: readonly FieldName[];
  presence: 'may' | 'must' | 'not';
  boost: number;
  /** The engine's choice if undefined. */
  distance: number | undefined;
  kind: 'term' | 'phrase';
  /** Without operators. */
  isPlain: boolean;
}

/** A query with an error is ordinary text. */
type ParsedQuery = { kind: 'text'; error?: QueryError } | { kind: 'clauses'; clauses: Clause[] };

/** What is read as text where the docs have it. */
interface Known {
  hasWords: (text: string) => boolean;
  /** What texts have before a colon, beside schemes that all docs may have. @example 'shell' for `shell:ls` */
  schemes: readonly string[];
}

const MAX_DISTANCE = 3;
const MAX_BOOST = 100;

/** For addresses of web, Node.js and sockets. */
const SCHEMES = 'http https ws wss ftp file data blob mailto tel npm node tcp udp'.split(' ');
const IS_PORT = /^(\d|port\b)/i;

class SyntaxProblem extends Error {
  readonly error: QueryError;

  constructor(mistake: QueryMistake, start: number, end: number) {
    super(mistake);
    this.error = { mistake, start, end };
  }
}

/** Parse a query. */
export function parseQuery(query: string, known: Known): ParsedQuery {
  try {
    // White space in closed quotes does not count.
    const chunks = query.matchAll(/(?:[^\s"]*"[^"]*"(?=[\s^~]|$)[^\s"]*)|\S+/g);
    const end = query.trimEnd().length;
    const clauses = Array.from(chunks, ({ 0: text, index: start }) =>
      readClause({ text, start, isLast: start + text.length === end }, known),
    );
    if (clauses.every(({ isPlain }) => isPlain)) return { kind: 'text' };
    if (clauses.every(({ presence }) => presence === 'not')) throw new SyntaxProblem('onlyNot', 0, query.length);
    return { kind: 'clauses', clauses };
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { kind: 'text', error: error.error };
  }
}

interface Chunk {
  text: string;
  start: number;
  isLast: boolean;
}

function readClause(chunk: Chunk, known: Known): Clause {
  const signs = /^[+-]+/.exec(chunk.text)?.[0] ?? '';
  const presence = readPresence(chunk, signs, known);
  if (!presence)
    return { ...readTail('', 0), text: chunk.text, fields: FIELDS, presence: 'may', kind: 'term', isPlain: true };
  const start = chunk.start + signs.length;
  const { fields, rest } = readField(chunk.text.slice(signs.length), start, known);
  const term = readTerm(rest, chunk.start + chunk.text.length - rest.length);
  const isPlain = term.isPlain && presence === 'may' && fields === FIELDS;
  return { ...term, presence, fields, isPlain };
}

/** Undefined for text. */
function readPresence({ text, start, isLast }: Chunk, signs: string, known: Known): Clause['presence'] | undefined {
  if (signs === '') return 'may';
  const rest = text.slice(signs.length);
  if (rest === '') {
    if (isLast && signs.length === 1) throw new SyntaxProblem('noTermOrField', start, start + 1);
    if (!isLast || signs === '--') return undefined;
  }
  if (signs.length > 1) {
    if (/^-+$/.test(signs) && known.hasWords(rest)) return undefined;
    throw new SyntaxProblem('manySigns', start + 1, start + 2);
  }
  if (/^(\p{L}|\d+\S*)$/u.test(rest) || !/[\p{L}\p{N}]/u.test(rest)) return undefined;
  return signs === '+' ? 'must' : 'not';
}

function readField(text: string, start: number, known: Known): { fields: readonly FieldName[]; rest: string } {
  const [, name = '', rest = ''] = /^([\p{L}_][\p{L}\p{N}_-]*):(?![/\\:])(.*)$/su.exec(text) ?? [];
  const field = FIELDS.find((candidate) => candidate === name.toLowerCase());
  if (field && rest === '') throw new SyntaxProblem('noTerm', start, start + name.length);
  if (field) return { fields: [field], rest };
  const isScheme = [...SCHEMES, ...known.schemes].includes(name.toLowerCase());
  if (rest === '' || IS_PORT.test(rest) || isScheme) return { fields: FIELDS, rest: text };
  throw new SyntaxProblem('unknownField', start, start + name.length);
}

function readTerm(text: string, start: number): Omit<Clause, 'fields' | 'presence'> {
  const quoted = /^"([^"]*)"(.*)$/s.exec(text);
  if (quoted) {
    const [, phrase = '', tail = ''] = quoted;
    const isPlain = !/[\p{L}\p{N}]/u.test(phrase);
    return { ...readTail(tail, start + text.length - tail.length), text: phrase, kind: 'phrase', isPlain };
  }
  const isText = /[\\/]/.test(text) || /^\d+\^/.test(text);
  const [, word = text, tail = ''] = (isText ? null : /^(.*?[\p{L}\p{N}])([~^].*)$/su.exec(text)) ?? [];
  return { ...readTail(tail, start + word.length), text: word, kind: 'term', isPlain: tail === '' };
}

function readTail(tail: string, start: number): Pick<Clause, 'boost' | 'distance'> {
  let boost = 1;
  let distance: number | undefined;
  for (const { 1: sign, 2: digits = '', index } of tail.matchAll(/([~^])(\d*(?:\.\d+)?)/g)) {
    const at = start + index + 1;
    if (digits === '') throw new SyntaxProblem(sign === '~' ? 'distance' : 'boost', at, at);
    if (sign === '~') distance = Math.min(MAX_DISTANCE, Math.round(Number(digits)));
    else boost = Math.min(MAX_BOOST, Number(digits));
  }
  return { boost, distance };
}

const MAX_TERMS = 8;

/** List the typed words for highlighting. */
export function listTerms(query: string, parsed: ParsedQuery): string[] {
  const texts =
    parsed.kind === 'text'
      ? [query]
      : parsed.clauses.filter(({ presence }) => presence !== 'not').map(({ text }) => text);
  // Without signs around them, such as quotes.
  const words = texts
    .flatMap((text) => text.split(/\s+/))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(words.filter((word) => word !== '' && !isStopWord(word)))].slice(0, MAX_TERMS);
}
