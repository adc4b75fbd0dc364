import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';
import { versionNameProblem } from '../version.ts';
import type { Fault } from './markdownNode.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .describe('a text');

/** What the theme gets of a page, too. With more of the framework's keys, such as `head`, a page could add any tag. */
const shownFields = { title: text, description: text };

/** All that front matter may have. Where a value is wrong, the message says what is described here. */
const fields = z.strictObject({
  ...shownFields,
  keywords: z
    .array(z.union([z.string(), z.number()]))
    .nullish()
    .transform((words) => (words ?? []).map(String))
    .describe('a list of words: [reboot, turn off]'),
  movedFrom: z
    .array(z.string().regex(/^\/(?:[\w~-][\w.~-]*\/)*$/))
    .nullish()
    .transform((addresses) => addresses ?? [])
    .describe("a list of the page's earlier addresses: ['/old/address/']"),
  upgradeFrom: z
    .string()
    .refine((name) => versionNameProblem(name) === undefined)
    .optional()
    .describe("the version that the guide starts from: '1.1.0'"),
});

export type FrontMatter = z.output<typeof fields>;

/** As the page has it for the theme. */
export type ShownMatter = z.input<z.ZodObject<typeof shownFields>>;

export const SHOWN_FIELDS = Object.keys(shownFields);

/** Read the front matter of a page. What is wrong in it is left out, and among the faults. */
export function readFrontMatter(source: string): { matter: FrontMatter; faults: Fault[] } {
  const lines = source.split('\n');
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
  const faults: Fault[] = [];
  if (!hasPlainFence(lines)) faults.push({ line: 1, message: 'Front matter must be between two lines of "---".' });
  const values = readYaml(source, faults);
  const wrong = (fields.safeParse(values).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : String(issue.path[0]),
  );
  for (const key of new Set(wrong)) {
    delete values[key];
    faults.push({ line: lineOf(key), message: describeFault(key) });
  }
  return { matter: fields.parse(values), faults };
}

function describeFault(key: string): string {
  const field = Object.entries(fields.shape).find(([name]) => name === key)?.[1];
  if (field) return `"${key}" in the front matter must be ${field.description}.`;
  return `The front matter may not contain "${key}"; it may contain ${Object.keys(fields.shape).join(', ')}.`;
}

function readYaml(source: string, faults: Fault[]): Record<string, unknown> {
  try {
    return parseYaml(source);
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    faults.push({ line: Number(/ at line (\d+)/.exec(message)?.[1] ?? 0) + 1, message });
    return {};
  }
}

/** Parse front matter without checking fields; a missing one is empty. Throws an Error if it is no valid YAML. */
export function parseYaml(source: string): Record<string, unknown> {
  const file = new VFile(source);
  try {
    matter(file);
  } catch (cause) {
    const [reason] = String(cause).split('\n');
    throw new Error(`The front matter is not valid YAML: a text that contains ": " or "#" needs quotes. ${reason}`, {
      cause,
    });
  }
  const found = file.data.matter;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** The framework ends front matter at any line that begins with dashes, and runs it if its first line names a language. */
function hasPlainFence([first = '', ...rest]: readonly string[]): boolean {
  if (!first.startsWith('---')) return true;
  return first === '---' && rest.find((line) => line.startsWith('---')) === '---';
}
