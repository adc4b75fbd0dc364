/** The value of a field's text, or what is wrong with the text. */
export type Parsed<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

/** Split parsed fields into values and problems, by the names of the fields. */
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

/** Ranges of unsigned integers by their size in bits. */
export const U8 = { min: 0n, max: 0xffn } as const;
export const U16 = { min: 0n, max: 0xffffn } as const;
export const U32 = { min: 0n, max: 0xffffffffn } as const;

/**
 * Parse an integer as it is written in code: decimal, or hexadecimal after `0x`.
 *
 * @example parseInteger('0x10', U8) returns { value: 16n }
 */
export function parseInteger(text: string, { min, max, isHex = false }: Limits): Parsed<bigint> {
  const digits = text.trim().replaceAll('_', '');
  if (digits === '') return { problem: 'Enter a number.' };
  const isWritten = /^0x[\da-f]+$/i.test(digits) || (isHex ? /^[\da-f]+$/i : /^-?\d+$/).test(digits);
  if (!isWritten) return { problem: `Use ${isHex ? 'the digits 0–9 and a–f' : 'digits, or hexadecimal after 0x'}.` };
  const value = BigInt(isHex && !/^0x/i.test(digits) ? `0x${digits}` : digits);
  if (value >= min && value <= max) return { value };
  const show = (bound: bigint) => (isHex ? `0x${bound.toString(16)}` : bound.toString());
  return { problem: `Use a number from ${show(min)} to ${show(max)}.` };
}

/** Parse an integer that fits into a JavaScript number. */
export function parseNumber(text: string, limits: Limits): Parsed<number> {
  const parsed = parseInteger(text, limits);
  return parsed.value === undefined ? parsed : { value: Number(parsed.value) };
}

/** Parse a number that may have a fraction. */
export function parseDecimal(text: string, { min, max }: { min: number; max: number }): Parsed<number> {
  if (!/^\s*-?(\d+\.?\d*|\.\d+)\s*$/.test(text)) return { problem: 'Use a number such as 0.5.' };
  const value = Number(text);
  return value >= min && value <= max ? { value } : { problem: `Use a number from ${min} to ${max}.` };
}
