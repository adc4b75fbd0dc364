// Long because the methods of a recursive descent parser call each other.

import { CommandError } from './CommandError.ts';
import type { CommandList, GroupCommand, Pipeline, Redirect, SimpleCommand, Word, WordPart } from './syntax.ts';

const BLANKS = ' \t';
const WORD_ENDS = ' \t\n;&|<>()';

/** Parts of compound commands in mksh. */
const RESERVED_WORD =
  /(case|do|done|elif|else|esac|fi|for|function|if|select|then|time|until|while|\[\[)(?=[\s;&|<>()]|$)/y;

const unexpected = (found: string) => new CommandError(`syntax error: unexpected '${found || 'newline'}'`);
const notSimulated = (what: string) => new CommandError(`syntax error: ${what} is not simulated`, 2);

/** Parse a script. Throws a `CommandError` for unsupported syntax, before any part runs. */
export function parseScript(script: string): CommandList {
  const parser = new ScriptParser(script);
  const list = parser.parseList();
  parser.expectEnd();
  return list;
}

class ScriptParser {
  readonly #script: string;
  #position = 0;

  constructor(script: string) {
    this.#script = script;
  }

  expectEnd(): void {
    if (this.#position < this.#script.length) throw unexpected(this.#peek());
  }

  parseList(): CommandList {
    const pipelines: Pipeline[] = [];
    let joiner: Pipeline['joiner'] = ';';
    for (;;) {
      this.#skipBlanks(`${BLANKS}\n`);
      if (this.#isAtListEnd()) break;
      const pipeline = this.#parsePipeline(joiner);
      pipelines.push(pipeline);
      joiner = this.#takeJoiner();
      if (joiner === ';' && !this.#take(';') && this.#peek() !== '\n') break;
    }
    if (joiner !== ';') throw unexpected('newline');
    return pipelines;
  }

  #takeJoiner(): Pipeline['joiner'] {
    this.#skipBlanks();
    if (this.#take('&&')) return '&&';
    if (this.#peek() === '&') throw notSimulated('&');
    return this.#take('||') ? '||' : ';';
  }

  #isAtListEnd(): boolean {
    const next = this.#peek();
    return next === '' || next === ')' || next === '}';
  }

  #parsePipeline(joiner: Pipeline['joiner']): Pipeline {
    const isNegated = this.#peek() === '!' && BLANKS.includes(this.#peek(1)) && this.#take('!');
    const commands = [this.#parseCommand()];
    this.#skipBlanks();
    while (this.#peek() === '|' && this.#peek(1) !== '|') {
      this.#position += 1;
      this.#skipBlanks(`${BLANKS}\n`);
      commands.push(this.#parseCommand());
      this.#skipBlanks();
    }
    return { commands, isNegated, joiner };
  }

  #parseCommand(): SimpleCommand | GroupCommand {
    this.#skipBlanks();
    if (this.#take('((')) throw notSimulated('((…))');
    if (this.#take('(')) return this.#parseGroup(')');
    if (this.#peek() === '{' && `${BLANKS}\n`.includes(this.#peek(1)) && this.#take('{')) return this.#parseGroup('}');
    return this.#parseSimple();
  }

  #parseGroup(end: ')' | '}'): GroupCommand {
    const list = this.parseList();
    if (!this.#take(end)) throw unexpected(this.#peek());
    const redirects: Redirect[] = [];
    for (let redirect = this.#parseRedirect(); redirect; redirect = this.#parseRedirect()) redirects.push(redirect);
    return { type: 'group', list, isSubshell: end === ')', redirects };
  }

  #parseSimple(): SimpleCommand {
    const assignments: { name: string; value: Word }[] = [];
    const words: Word[] = [];
    const redirects: Redirect[] = [];
    for (;;) {
      this.#skipBlanks();
      const redirect = this.#parseRedirect();
      if (redirect) {
        redirects.push(redirect);
        continue;
      }
      if (words.length === 1 && this.#takeMatch(/\(\s*\)/y)) throw notSimulated('a function');
      if (this.#peek() === '' || WORD_ENDS.includes(this.#peek())) break;
      const reserved = words.length === 0 ? this.#takeMatch(RESERVED_WORD) : '';
      if (reserved) throw notSimulated(reserved);
      const name = words.length === 0 ? this.#takeMatch(/[A-Za-z_]\w*=/y) : '';
      if (name) assignments.push({ name: name.slice(0, -1), value: this.#parseWord() });
      else words.push(this.#parseWord());
    }
    if (assignments.length + words.length + redirects.length === 0) throw unexpected(this.#peek());
    return { type: 'simple', assignments, words, redirects };
  }

  #parseRedirect(): Redirect | undefined {
    this.#skipBlanks();
    const operator = this.#takeMatch(/\d*(<<<|<<|<>|<&|>>|>&|>\||>|<)/y);
    if (!operator) return undefined;
    if (!/^(0?<|[12]?(>|>>|>&))$/.test(operator)) throw notSimulated(operator);
    const sign = operator.replace(/^\d/, '');
    const descriptor = /^\d/.test(operator) ? Number(operator[0]) : sign === '<' ? 0 : 1;
    this.#skipBlanks();
    const target = this.#parseWord();
    if (target.length === 0) throw unexpected(this.#peek());
    if (sign === '>&' && !isOutput(target)) throw notSimulated(`${operator} to anything but 1 and 2`);
    const type = sign === '<' ? 'read' : sign === '>' ? 'write' : sign === '>>' ? 'append' : 'duplicate';
    return { descriptor: descriptor === 0 ? 0 : descriptor === 2 ? 2 : 1, type, target };
  }

  #parseWord(): Word {
    const parts: WordPart[] = [];
    if (this.#peek() === '~') throw notSimulated('~');
    for (let next = this.#peek(); next !== '' && !WORD_ENDS.includes(next); next = this.#peek()) {
      if (next === "'") parts.push({ type: 'text', text: this.#takeSingleQuoted(), isQuoted: true });
      else if (next === '"') parts.push(...this.#parseDoubleQuoted());
      else if (next === '$') parts.push(this.#parseDollar(false));
      else if (next === '`') throw notSimulated('`…`');
      else if (this.#isJoined()) this.#position += 2;
      else if (next === '\\') parts.push({ type: 'text', text: this.#takeEscaped(), isQuoted: true });
      else parts.push({ type: 'text', text: this.#takeMatch(/[^ \t\n;&|<>()'"$\\`]+/y), isQuoted: false });
    }
    const plain = parts.map((part) => (part.type === 'text' && !part.isQuoted ? part.text : ''));
    if (/\{[^{}]*,[^{}]*\}/.test(plain.join(''))) throw notSimulated('{…,…}');
    return parts;
  }

  #takeSingleQuoted(): string {
    const end = this.#script.indexOf("'", this.#position + 1);
    if (end === -1) throw unexpected("'");
    const text = this.#script.slice(this.#position + 1, end);
    this.#position = end + 1;
    return text;
  }

  #takeEscaped(): string {
    const text = this.#isJoined() ? '' : this.#peek(1);
    this.#position += 2;
    return text;
  }

  #parseDoubleQuoted(): WordPart[] {
    this.#position += 1;
    const parts: WordPart[] = [{ type: 'text', text: '', isQuoted: true }];
    for (let next = this.#peek(); next !== '"'; next = this.#peek()) {
      if (next === '') throw unexpected('"');
      if (next === '`') throw notSimulated('`…`');
      if (next === '$') parts.push(this.#parseDollar(true));
      else parts.push({ type: 'text', text: this.#takeDoubleQuotedText(), isQuoted: true });
    }
    this.#position += 1;
    return parts;
  }

  #takeDoubleQuotedText(): string {
    if (this.#peek() !== '\\') return this.#takeMatch(/[^"$\\`]+/y);
    // Within double quotes, a backslash escapes only these.
    return '"$`\\\n'.includes(this.#peek(1)) ? this.#takeEscaped() : this.#takeMatch(/\\/y);
  }

  #parseDollar(isQuoted: boolean): WordPart {
    this.#position += 1;
    if (this.#take('((')) throw notSimulated('$((…))');
    if (this.#take('(')) {
      const list = this.parseList();
      if (!this.#take(')')) throw unexpected(this.#peek());
      return { type: 'substitution', list, isQuoted };
    }
    const braced = this.#takeMatch(/\{([A-Za-z_]\w*|[?$])(:-[^}$`"'\\]*)?\}/y).slice(1, -1);
    const name = braced || this.#takeMatch(/[A-Za-z_]\w*|[?$]/y);
    const other = name ? '' : this.#takeMatch(isQuoted ? /[{\d#@*!-]/y : /[{\d#@*!'"-]/y);
    if (other) throw notSimulated(`$${other}`);
    if (!name) return { type: 'text', text: '$', isQuoted };
    const [variable = '', ...fallback] = name.split(':-');
    return { type: 'variable', name: variable, fallback: fallback.join(':-'), isQuoted };
  }

  #peek(ahead = 0): string {
    return this.#script[this.#position + ahead] ?? '';
  }

  /** Whether a backslash joins two lines. */
  #isJoined(): boolean {
    return this.#peek() === '\\' && this.#peek(1) === '\n';
  }

  #take(text: string): boolean {
    if (!this.#script.startsWith(text, this.#position)) return false;
    this.#position += text.length;
    return true;
  }

  /** The pattern is sticky. Returns an empty string without a match. */
  #takeMatch(pattern: RegExp): string {
    pattern.lastIndex = this.#position;
    const [match = ''] = pattern.exec(this.#script) ?? [];
    this.#position += match.length;
    return match;
  }

  #skipBlanks(blanks = BLANKS): void {
    while (this.#peek() !== '' && (blanks.includes(this.#peek()) || this.#isJoined())) {
      this.#position += this.#isJoined() ? 2 : 1;
    }
    const previous = this.#script[this.#position - 1] ?? ' ';
    if (this.#peek() !== '#' || !/[\s;|&()]/.test(previous)) return;
    this.#takeMatch(/[^\n]*/y);
    this.#skipBlanks(blanks);
  }
}

/** Whether `>&` redirects to one of the two outputs. */
const isOutput = ([part, ...others]: Word) => others.length === 0 && part?.type === 'text' && /^[12]$/.test(part.text);
