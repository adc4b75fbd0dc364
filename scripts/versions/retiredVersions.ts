import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { parseFile } from '../../common/docs/parseFile.ts';
import { type Version, versionNameProblem } from '../../common/version.ts';
import { explain } from '../lib/userError.ts';

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

/** Parse one version's file. Throws a UserError with the wrong keys. */
export function parseRetired(text: string, name: string): RetiredFile {
  const file = retiredFile(name);
  const isOfFile = fileSchema.refine((version) => version.name === name, {
    path: ['name'],
    error: `the file is of ${JSON.stringify(name)}`,
  });
  return explain(`Restore it: git checkout -- ${file}`, () => parseFile(file, text, isOfFile));
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
