import { CommandError } from './CommandError.ts';
import { createRegExp } from './createRegExp.ts';

/** Create the test of a file name pattern: `*`, `?` and `[…]`. A leading dot must be explicit. */
export function createPatternTest(pattern: string): (name: string) => boolean {
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
