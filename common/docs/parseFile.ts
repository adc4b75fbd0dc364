import type { z } from 'zod';

/** In a file of another schema, every entry is wrong. */
const MAX_PROBLEMS = 10;

/** Parse a JSON file by its schema. Throws an Error that names the file and its first wrong entries. */
export const parseFile = <Value>(fileName: string, text: string, schema: z.ZodType<Value>): Value =>
  checkFile(fileName, parseJson(fileName, text), schema);

function parseJson(fileName: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${fileName} is not valid JSON: ${String(cause)}`, { cause });
  }
}

/** Check what a file contains. Throws an Error that names the file and its first wrong entries. */
export function checkFile<Value>(fileName: string, content: unknown, schema: z.ZodType<Value>): Value {
  const { success, data, error } = schema.safeParse(content);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `\n  ${path.join('.') || '(top)'}: ${message}`);
  throw new Error(`${fileName} is not valid:${problems.slice(0, MAX_PROBLEMS).join('')}`);
}
