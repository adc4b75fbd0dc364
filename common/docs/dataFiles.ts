// The files of a version's docs that are no pages.

import { z } from 'zod';
import { API_FILE, API_FILE_SCHEMA, API_KINDS, API_MEMBER_KINDS, type ApiFile } from '../apiFile.ts';
import type { AgentRules, ReleaseNotes } from '../buildRecord.ts';
import { ALL_PAGES } from '../search.ts';
import { SHELL_ROUTES } from '../shellRoutes.ts';
import { AREA_ID, SIDEBARS_FILE, SIDEBARS_SCHEMA, type SidebarItem, type Sidebars } from '../sidebar.ts';
import { areaOfRoute } from '../urls.ts';
import { parseYaml } from './frontMatter.ts';

/** In a file of another schema, every entry is wrong. */
const MAX_PROBLEMS = 10;

/** Parse a JSON file by its schema. Throws an Error that names the file and its first wrong entries. */
export const parseFile = <Value>(fileName: string, text: string, schema: z.ZodType<Value>): Value =>
  checkFile(fileName, parseJson(fileName, text), schema, text);

function parseJson(fileName: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const position = Number(/position (\d+)/.exec(String(cause))?.[1] ?? 0);
    throw new FileError(`${fileName} is not valid JSON: ${String(cause)}`, text.slice(0, position).split('\n').length);
  }
}

/** What is wrong with a file, and the line of the first wrong entry. */
export class FileError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Check what a file contains. Throws a FileError that names the file and its first wrong entries. */
export function checkFile<Value>(fileName: string, content: unknown, schema: z.ZodType<Value>, text = ''): Value {
  const { success, data, error } = schema.safeParse(content);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `\n  ${path.join('.') || '(top)'}: ${message}`);
  throw new FileError(
    `${fileName} is not valid:${problems.slice(0, MAX_PROBLEMS).join('')}`,
    findJsonLine(text, content, error.issues[0]?.path ?? []),
  );
}

/** Find the line of an entry, by its value. */
function findJsonLine(text: string, content: unknown, path: readonly PropertyKey[]): number {
  let value: unknown = content;
  // A missing entry has no value, so that of its owner counts.
  for (const key of path) value = (Object(value) as Record<PropertyKey, unknown>)[key] ?? value;
  const found = text.indexOf(typeof value === 'object' ? '\0' : JSON.stringify(value));
  return text.slice(0, Math.max(0, found)).split('\n').length;
}

/** In the docs folder of a version. */
export const AGENT_RULES_FILE = 'agents.json';

const shortText = (max: number) => z.string().trim().min(1, 'is empty').max(max, `has more than ${max} characters`);

const agentRules = z.strictObject({
  about: shortText(400),
  rules: z
    .array(
      z.strictObject({
        rule: shortText(240),
        page: z.string().regex(/^\/(?:[^#]*\/)?(?:#.+)?$/, 'is not an address such as /guide/ or /guide/#anchor'),
      }),
    )
    .min(1, 'has no rule')
    .max(10, 'has more than ten rules'),
});

/** Parse the rules of a version. Throws an Error that names the wrong keys. */
export const parseAgentRules = (source: string): AgentRules => parseFile(AGENT_RULES_FILE, source, agentRules);

export const RELEASE_FILE = 'release.md';

const releaseNotes = z.strictObject({
  highlights: z.array(shortText(120)).min(1, 'has no line').max(3, 'has more than three lines'),
});

/** Parse the release notes of a version. Throws an Error that names the wrong keys. */
export function parseReleaseNotes(source: string): ReleaseNotes {
  const { highlights } = checkFile(RELEASE_FILE, parseYaml(source), releaseNotes);
  const text = source.replace(/^---\r?\n[\s\S]*?\n---(?:\r?\n|$)/, '').trim();
  return { highlights, hasText: text !== '', ...(text && { text }) };
}

/** Keeps file names within the limits of file systems. */
const MAX_ID_LENGTH = 64;

/** Addresses become file names and are written into code that the framework generates. */
const route = z.string().regex(/^\/(?:[\w~-][\w.~-]*\/)*$/, 'needs a slash at both ends, and plain letters');

const itemSchema: z.ZodType<SidebarItem> = z.lazy(() =>
  z
    .strictObject({
      label: z.string().min(1),
      link: route.optional(),
      category: z.string().optional(),
      collapsed: z.boolean().optional(),
      items: z.array(itemSchema).min(1).optional(),
    })
    .refine((item) => item.link || item.items, { error: 'has neither a link nor items' }),
) as z.ZodType<SidebarItem>;

/** Zod leaves `__proto__` out of a record, so names are checked before. */
const areasSchema = z
  .unknown()
  .superRefine((areas, { addIssue }) => {
    for (const id of Object.keys(Object(areas))) {
      const problem = areaIdProblem(id);
      if (problem) addIssue(`the id ${JSON.stringify(id)} ${problem}`);
    }
  })
  .pipe(z.record(z.string(), z.array(itemSchema).min(1)));

const fileSchema = z.strictObject({ schema: z.literal(SIDEBARS_SCHEMA), sidebars: areasSchema });

/** Parse a sidebars file. Throws an Error that lists wrong entries with their paths. */
export const parseSidebars = (text: string): Sidebars => parseFile(SIDEBARS_FILE, text, fileSchema).sidebars;

/** Say why an id cannot be used; undefined if it can. Ids are part of addresses and file names. */
function areaIdProblem(id: string): string | undefined {
  if (id.length > MAX_ID_LENGTH) return `is longer than ${MAX_ID_LENGTH} characters`;
  if (!AREA_ID.test(id)) return 'may only have lower-case letters, digits and dashes, and no dash at its start';
  if (/^\d+$/.test(id)) return 'needs a letter: JavaScript moves numbers to the front';
  if (id === ALL_PAGES) return 'is taken: it means the search of all areas';
  if (SHELL_ROUTES.map(areaOfRoute).includes(id)) return 'is taken: it is the address of a page of the shell';
  return undefined;
}

const text = z.string().min(1);
const texts = z.array(text).min(1);
const id = z.string().regex(/^[^:]+:[^:]+$/, 'is not written as package:Name');
const yes = z.literal(true);

const symbol = {
  name: text,
  signatures: texts.optional(),
  refs: z.record(text, id).optional(),
  deprecated: z.union([yes, text]).optional(),
  line: z.int().positive(),
  abstract: yes.optional(),
};

const member = z.strictObject({
  ...symbol,
  kind: z.enum(API_MEMBER_KINDS),
  static: yes.optional(),
  protected: yes.optional(),
  readonly: yes.optional(),
  optional: yes.optional(),
  file: text.optional(),
});

/** What a program that uses the library does not call. */
const dropInternals = <Member extends z.infer<typeof member>>(members: Member[]): Member[] =>
  members.filter((one) => !one.protected && !one.name.startsWith('_'));

const apiExport = z.strictObject({
  ...symbol,
  kind: z.enum(API_KINDS),
  file: text,
  alias: id.optional(),
  typeName: text.optional(),
  typeParameters: texts.optional(),
  extends: texts.optional(),
  implements: texts.optional(),
  members: z.array(member).min(1).transform(dropInternals).optional(),
});

const apiFile = z.strictObject({
  schema: z.literal(API_FILE_SCHEMA),
  ref: text,
  commit: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'is no full hash of a commit'),
  packages: z.array(z.strictObject({ name: text, version: text, exports: z.array(apiExport) })).min(1),
});

/** Parse an API file. Throws an Error with the paths of the first wrong entries. */
export function parseApiFile(source: string): ApiFile {
  // Zod leaves out missing keys, but types them as undefined.
  return parseFile(API_FILE, source, apiFile) as ApiFile;
}
