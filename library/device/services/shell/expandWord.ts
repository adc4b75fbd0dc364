import { FileError } from '../../files/FileError.ts';
import { CommandError } from './CommandError.ts';
import { createRegExp } from './createRegExp.ts';
import type { Process } from './Process.ts';
import type { CommandList, Word, WordPart } from './syntax.ts';

/** Runs a list for `$(…)`, and returns its output. */
export type Substitute = (list: CommandList, process: Process) => Promise<string>;

const PATTERN = /[*?]|\[.+\]/;

interface ExpandedPart {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly isSplit: boolean;
}

/** Expand a word to one string, as in redirections. */
export async function expandText(word: Word, process: Process, substitute: Substitute): Promise<string> {
  const parts = await expandParts(word, process, substitute);
  return parts.map((part) => part.text).join('');
}

/** Expand variables, split at spaces, then match file names. */
export async function expandWord(word: Word, process: Process, substitute: Substitute): Promise<string[]> {
  const fields = splitFields(await expandParts(word, process, substitute));
  return fields.flatMap((field) => expandPattern(field, process));
}

async function expandParts(word: Word, process: Process, substitute: Substitute): Promise<ExpandedPart[]> {
  const parts: ExpandedPart[] = [];
  for (const part of word) {
    const text = await expandPart(part, process, substitute);
    parts.push({ text, isQuoted: part.isQuoted, isSplit: part.type !== 'text' && !part.isQuoted });
  }
  return parts;
}

async function expandPart(part: WordPart, process: Process, substitute: Substitute): Promise<string> {
  if (part.type === 'text') return part.text;
  if (part.type === 'substitution') return (await substitute(part.list, process)).replace(/\n+$/, '');
  return readVariable(part.name, process) || part.fallback;
}

function readVariable(name: string, process: Process): string {
  if (name === '?') return String(process.shell.status);
  if (name === '$') return '4321';
  return (name === 'PWD' ? process.shell.folderPath : process.readVariable(name)) ?? '';
}

function splitFields(parts: readonly ExpandedPart[]): ExpandedPart[][] {
  const fields: ExpandedPart[][] = [];
  let current: ExpandedPart[] | undefined;
  for (const part of parts) {
    const pieces = part.isSplit ? part.text.split(/[ \t\n]+/) : [part.text];
    pieces.forEach((text, index) => {
      if (index > 0 || !current) {
        current = [];
        fields.push(current);
      }
      current.push({ ...part, text });
    });
  }
  return fields.filter((field) => field.some((part) => part.isQuoted || part.text !== ''));
}

function expandPattern(field: readonly ExpandedPart[], process: Process): string[] {
  const text = field.map((part) => part.text).join('');
  if (!field.some((part) => !part.isQuoted && PATTERN.test(part.text))) return [text];
  // Quoted parts are literal.
  const pattern = field.map((part) => (part.isQuoted ? part.text.replace(/[*?[]/g, '[$&]') : part.text)).join('');
  const matches = findMatches(pattern, process);
  return matches.length > 0 ? matches : [text];
}

function findMatches(pattern: string, process: Process): string[] {
  let found = [pattern.startsWith('/') ? '/' : ''];
  for (const part of pattern.split('/').filter((name) => name !== '')) {
    found = found.flatMap((folder) => listMatches(folder, part, process));
  }
  return found;
}

function listMatches(folder: string, part: string, process: Process): string[] {
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  if (!PATTERN.test(part)) return process.files.exists(process.resolve(prefix + part)) ? [prefix + part] : [];
  try {
    const isMatch = createPatternTest(part);
    const names = process.files.list(process.resolve(folder || '.'));
    return names.filter((name) => isMatch(name)).map((name) => prefix + name);
  } catch (error) {
    // An unreadable folder has no matches.
    if (error instanceof FileError) return [];
    throw error;
  }
}

/** Create the test of a file name pattern: `*`, `?` and `[…]`. A leading dot must be explicit. */
function createPatternTest(pattern: string): (name: string) => boolean {
  const regExp = createRegExp(`^${pattern.replace(/\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]|./gs, convertToken)}$`);
  return (name) => regExp.test(name) && (pattern.startsWith('.') || !name.startsWith('.'));
}

function convertToken(token: string): string {
  if (token === '*') return '[^/]*';
  if (token === '?') return '[^/]';
  if (token.length === 1) return token.replace(/[.+^${}()|[\]\\]/, '\\$&');
  const [, sign = '', inner = ''] = /^\[([!^]?)(.*)\]$/s.exec(token) ?? [];
  if (inner.includes('[:')) throw new CommandError(`pattern ${token} is not simulated`);
  return `[${sign && '^'}${inner.replace(/[\\\]^[]/g, '\\$&')}]`;
}
