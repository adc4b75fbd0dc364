import { z } from 'zod';
import { versionNameProblem } from '../../common/version.ts';
import type { DocsPage, Problem } from './readDocs.ts';

const word = z.union([z.string(), z.number()]);
const words = z.union([word, z.array(word)]).nullish();

/** Front matter that a build reads; other keys reach no page. */
const FIELDS = z.strictObject({
  title: z.string().nullish(),
  description: z.string().nullish(),
  keywords: words,
  movedFrom: z.array(z.string().regex(/^\/(?:[\w~-][\w.~-]*\/)*$/)).nullish(),
  upgradeFrom: z
    .string()
    .refine((name) => versionNameProblem(name) === undefined)
    .optional(),
});

/** Find front matter that is needless, or that the framework reads differently. */
export function checkFields({ filePath, source, matter }: DocsPage): Problem[] {
  const lines = source.split('\n');
  const lineOfKey = (key: string) => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
  const problems = (FIELDS.safeParse(matter).error?.issues ?? []).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    return keys.map((key) => ({ filePath, line: lineOfKey(key), message: formatProblem(key) }));
  });
  return hasPlainFence(lines)
    ? problems
    : [{ filePath, line: 1, message: 'Front matter must be between two lines of "---".' }, ...problems];
}

const formatProblem = (key: string): string =>
  Object.hasOwn(FIELDS.shape, key)
    ? `The front matter's "${key}" is not a valid value.`
    : `The front matter may not contain "${key}"; it may contain ${Object.keys(FIELDS.shape).join(', ')}.`;

/** The framework ends front matter at any line that begins with dashes, and runs it if its first line names a language. */
function hasPlainFence([first = '', ...rest]: readonly string[]): boolean {
  if (!first.startsWith('---')) return true;
  return first === '---' && rest.find((line) => line.startsWith('---')) === '---';
}
