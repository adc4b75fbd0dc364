// The query language, after lunr's: field:term, term^boost, term~distance, +must, -not, and "phrases".
//
// Pasted text only looks like it. Two signs are a mistake only before unknown words, so `--list-encoders` is text. An unknown
// field is a mistake, as in `bogus:a`, except schemes and ports: `tcp:5555`, `host:port`, `content://x`. Always text: an operator
// alone, flags of one letter (`-s`), a colon at the end, an operator without a word (`^1.2.0`, `~/x`), powers (`2^16`), and an
// unclosed quote.

import { FIELDS, type FieldName } from '../format/indexFile.ts';
import { isStopWord } from '../tokenize/stopWords.ts';
import { foldWord } from '../tokenize/tokenize.ts';
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
export type ParsedQuery = { kind: 'text'; error?: QueryError } | { kind: 'clauses'; clauses: Clause[] };

const MAX_DISTANCE = 3;
const MAX_BOOST = 100;

/** For addresses of web, Node.js, sockets and services. */
const SCHEMES = new Set(
  (
    'http https ws wss ftp file data blob mailto tel content market intent npm node tcp udp vsock usb dev jdwp ' +
    'host host-serial host-transport-id local localabstract localreserved localfilesystem acceptfd ' +
    'shell exec sync reverse framebuffer root remount tcpip track-jdwp track-app abb abb_exec'
  ).split(' '),
);
const IS_PORT = /^(\d|port\b)/i;

class SyntaxProblem extends Error {
  readonly error: QueryError;

  constructor(mistake: QueryMistake, start: number, end: number) {
    super(mistake);
    this.error = { mistake, start, end };
  }
}

/** Parse a query. `isKnown` checks the words of a text against the docs. */
export function parseQuery(query: string, isKnown: (text: string) => boolean): ParsedQuery {
  try {
    const clauses = readClauses(query, isKnown);
    if (clauses.every(({ isPlain }) => isPlain)) return { kind: 'text' };
    if (clauses.every(({ presence }) => presence === 'not')) throw new SyntaxProblem('onlyNot', 0, query.length);
    return { kind: 'clauses', clauses };
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { kind: 'text', error: error.error };
  }
}

function readClauses(query: string, isKnown: (text: string) => boolean): Clause[] {
  const clauses: Clause[] = [];
  // White space in closed quotes does not count.
  for (const match of query.matchAll(/(?:[^\s"]*"[^"]*"(?=[\s^~]|$)[^\s"]*)|\S+/g)) {
    const clause = readChunk(
      { text: match[0], start: match.index, isLast: match.index + match[0].length === query.trimEnd().length },
      isKnown,
    );
    if (clause) clauses.push(clause);
  }
  return clauses;
}

interface Chunk {
  text: string;
  start: number;
  isLast: boolean;
}

function readChunk(chunk: Chunk, isKnown: (text: string) => boolean): Clause | undefined {
  const signs = /^[+-]+/.exec(chunk.text)?.[0] ?? '';
  const presence = readPresence(chunk, signs, isKnown);
  if (presence === undefined) return plainClause(chunk.text);
  const start = chunk.start + signs.length;
  const { fields, rest } = readField(chunk.text.slice(signs.length), start);
  const clause = readTerm(rest, start + chunk.text.length - signs.length - rest.length);
  const isPlain = clause.isPlain && presence === 'may' && fields === FIELDS;
  return { ...clause, presence, fields, isPlain };
}

/** Undefined for text. */
function readPresence(
  { text, start, isLast }: Chunk,
  signs: string,
  isKnown: (text: string) => boolean,
): Clause['presence'] | undefined {
  if (signs === '') return 'may';
  const rest = text.slice(signs.length);
  if (rest === '') {
    if (isLast && signs.length === 1) throw new SyntaxProblem('noTermOrField', start, start + 1);
    if (!isLast || signs === '--') return undefined;
  }
  if (signs.length > 1) {
    if (/^-+$/.test(signs) && isKnown(rest)) return undefined;
    throw new SyntaxProblem('manySigns', start + 1, start + 2);
  }
  if (/^(\p{L}|\d+\S*)$/u.test(rest) || !/[\p{L}\p{N}]/u.test(rest)) return undefined;
  return signs === '+' ? 'must' : 'not';
}

function readField(text: string, start: number): { fields: readonly FieldName[]; rest: string } {
  const all = { fields: FIELDS, rest: text };
  if (!text.includes(':')) return all;
  const match = /^([\p{L}_][\p{L}\p{N}_-]*):(.*)$/su.exec(text);
  const [, name = '', rest = ''] = match ?? [];
  if (!match || /^[/\\:]/.test(rest)) return all;
  const field = FIELDS.find((candidate) => candidate === name.toLowerCase());
  if (field && rest === '') throw new SyntaxProblem('noTerm', start, start + name.length);
  if (field) return { fields: [field], rest };
  if (rest === '' || IS_PORT.test(rest) || SCHEMES.has(name.toLowerCase())) return all;
  throw new SyntaxProblem('unknownField', start, start + name.length);
}

type Term = Omit<Clause, 'presence' | 'fields'>;

function readTerm(text: string, start: number): Term {
  const quoted = /^"([^"]*)"(.*)$/s.exec(text);
  if (quoted) {
    const [, phrase = '', tail = ''] = quoted;
    return {
      ...readTail(tail, start + text.length - tail.length),
      text: phrase,
      kind: 'phrase',
      isPlain: !/[\p{L}\p{N}]/u.test(phrase),
    };
  }
  const at = findOperator(text);
  const word = at < 0 ? text : text.slice(0, at);
  const tail = readTail(at < 0 ? '' : text.slice(at), start + word.length);
  return { ...tail, text: word, kind: 'term', isPlain: at < 0 };
}

/** -1 for none. */
function findOperator(text: string): number {
  if (!/[~^]/.test(text)) return -1;
  const at = /(?<=[\p{L}\p{N}])[~^]/u.exec(text)?.index ?? -1;
  const isPower = at > 0 && text[at] === '^' && /^\d+$/.test(text.slice(0, at));
  return isPower || /[\\/]/.test(text) ? -1 : at;
}

function readTail(tail: string, start: number): { boost: number; distance: number | undefined } {
  let boost = 1;
  let distance: number | undefined;
  for (const match of tail.matchAll(/([~^])(\d*(?:\.\d+)?)/g)) {
    const [, sign, digits = ''] = match;
    const at = start + match.index + 1;
    if (digits === '') throw new SyntaxProblem(sign === '~' ? 'distance' : 'boost', at, at);
    if (sign === '~') distance = Math.min(MAX_DISTANCE, Math.round(Number(digits)));
    else boost = Math.min(MAX_BOOST, Number(digits));
  }
  return { boost, distance };
}

const plainClause = (text: string): Clause => ({
  text,
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  distance: undefined,
  kind: 'term',
  isPlain: true,
});

const MAX_TERMS = 8;

/** List the typed words for highlighting. */
export function listTerms(query: string, parsed: ParsedQuery): string[] {
  const texts =
    parsed.kind === 'text'
      ? [query]
      : parsed.clauses.filter(({ presence }) => presence !== 'not').map(({ text }) => text);
  const words = texts.flatMap((text) => text.split(/\s+/)).map(trim);
  const wanted = words.filter((word) => word !== '' && !isStopWord(foldWord(word)));
  return [...new Set(wanted)].slice(0, MAX_TERMS);
}

/** Such as quotes. */
const trim = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
