import { previews } from '../../strings/en/previews.ts';

const words = previews.numbers;

/** Write bytes in hex digits. @example formatBytes(Uint8Array.of(1, 255)) === '01 ff' */
export const formatBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');

export type Parsed<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

/** Split parsed fields into values and problems. */
export function splitParsed<Name extends string, Value>(fields: readonly (readonly [Name, Parsed<Value>])[]) {
  const values: Partial<Record<Name, Value>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const [name, { value, problem }] of fields) {
    if (problem === undefined) values[name] = value;
    else problems[name] = problem;
  }
  return { values, problems, isValid: Object.keys(problems).length === 0 };
}

interface Limits {
  min: bigint;
  max: bigint;
  /** Whether digits without `0x` are hexadecimal. */
  isHex?: boolean;
}

/** By size in bits. */
export const U8 = { min: 0n, max: 0xffn } as const;
export const U16 = { min: 0n, max: 0xffffn } as const;
export const U32 = { min: 0n, max: 0xffffffffn } as const;

/**
 * Parse an integer, decimal or with `0x`.
 * @example parseInteger('0x10', U8) returns { value: 16n }
 */
export function parseInteger(text: string, { min, max, isHex = false }: Limits): Parsed<bigint> {
  const digits = text.trim().replaceAll('_', '');
  if (digits === '') return { problem: words.none };
  const isWritten = /^0x[\da-f]+$/i.test(digits) || (isHex ? /^[\da-f]+$/i : /^-?\d+$/).test(digits);
  if (!isWritten) return { problem: isHex ? words.hexDigits : words.digits };
  const value = BigInt(isHex && !/^0x/i.test(digits) ? `0x${digits}` : digits);
  if (value >= min && value <= max) return { value };
  const show = (bound: bigint) => (isHex ? `0x${bound.toString(16)}` : bound.toString());
  return { problem: words.range(show(min), show(max)) };
}

/** Parse a JavaScript integer. */
export function parseNumber(text: string, limits: Limits): Parsed<number> {
  const parsed = parseInteger(text, limits);
  return parsed.value === undefined ? parsed : { value: Number(parsed.value) };
}

/** Parse a number with an optional fraction. */
export function parseDecimal(text: string, { min, max }: { min: number; max: number }): Parsed<number> {
  if (!/^\s*-?(\d+\.?\d*|\.\d+)\s*$/.test(text)) return { problem: words.fraction };
  const value = Number(text);
  return value >= min && value <= max ? { value } : { problem: words.range(`${min}`, `${max}`) };
}

/** @example formatHex(255, 4) === '0x000000ff' */
export const formatHex = (value: number, size: number): string =>
  `0x${(value >>> 0).toString(16).padStart(size * 2, '0')}`;

/** Format the first bytes, and count the others. */
export function formatSomeBytes(bytes: Uint8Array, limit = 64): string {
  const shown = formatBytes(bytes.subarray(0, limit));
  return bytes.length > limit ? `${shown} ${previews.moreBytes(bytes.length - limit)}` : shown;
}
