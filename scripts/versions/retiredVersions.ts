import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { type Version, versionNameProblem } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';

/** Has a file `<name>.json` for each retired version. */
export const RETIRED_DIR = 'retired';

export type RetiredVersion = Pick<z.infer<typeof fileSchema>, 'name' | 'label' | 'pages'> & Pick<Version, 'segment'>;

export type RetiredFile = Omit<RetiredVersion, 'segment'>;

/** A route becomes a folder and must not leave the site. */
const route = z
  .string()
  .regex(/^\/(?:[^/\\\p{Cc}]+\/)*$/u, 'is not a route, which begins and ends in a slash')
  .refine((text) => !/\/\.{1,2}\//.test(text), 'leads to another folder');

const fileSchema = z.strictObject({
  schema: z.literal(1),
  name: z
    .string()
    .refine((name) => !versionNameProblem(name) && semver.valid(name) === name, 'is not the name of a version'),
  label: z.string(),
  pages: z
    .array(z.strictObject({ route, title: z.string(), movedFrom: z.array(route).default([]) }))
    .refine((pages) => new Set(pages.map((page) => page.route)).size === pages.length, 'has a route twice'),
});

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    context.addIssue(`not JSON: ${String(cause)}`);
    return z.NEVER;
  }
});

/** Return a retired version's file, below the project. */
export const retiredFile = (name: string): string => `${RETIRED_DIR}/${name}.json`;

/** Read all retired versions, newest first. Throws a UserError with a file's faults. */
export function readRetiredVersions(projectDir: string): RetiredVersion[] {
  const dir = path.join(projectDir, RETIRED_DIR);
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
  return files
    .map((name) => parseRetired(readFileSync(path.join(dir, name), 'utf8'), path.basename(name, '.json')))
    .map((version) => ({ ...version, segment: version.name }))
    .sort((a, b) => semver.rcompare(a.name, b.name));
}

/** Parse one version's file. Throws a UserError with every wrong key. */
export function parseRetired(text: string, name: string): RetiredFile {
  const result = jsonText.pipe(fileSchema).safeParse(text);
  const problems = result.success
    ? [`name: is ${JSON.stringify(result.data.name)}, but the file is of ${JSON.stringify(name)}`]
    : result.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  if (result.success && result.data.name === name) return result.data;
  const file = retiredFile(name);
  throw new UserError(`${file} is not valid:\n  ${problems.join('\n  ')}`, {
    hint: `Restore it: git checkout -- ${file}`,
  });
}

/** Write one version's file in one step. */
export function writeRetired(projectDir: string, version: RetiredFile): void {
  const file = path.join(projectDir, retiredFile(version.name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, formatRetired(version));
  renameSync(`${file}.new`, file);
}

/** Format one version's file: a page a line, sorted by route. */
export function formatRetired({ name, label, pages }: RetiredFile): string {
  const lines = [...pages]
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map(({ route, title, movedFrom }) => JSON.stringify({ route, title, ...(movedFrom.length > 0 && { movedFrom }) }));
  const head = `  "schema": 1,\n  "name": ${JSON.stringify(name)},\n  "label": ${JSON.stringify(label)}`;
  return `{\n${head},\n  "pages": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}
