import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { parseFile } from '../../common/docs/dataFiles.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { UserError, withHint } from '../lib/userError.ts';
import { versionName } from './versionsLock.ts';

/** Has a file `<name>.json` for each retired version. */
export const RETIRED_DIR = 'retired';

/** A route becomes a folder and must not leave the site. */
const route = z
  .string()
  .regex(/^\/(?:[^/\\\p{Cc}]+\/)*$/u, 'is not a route, which begins and ends in a slash')
  .refine((text) => !/\/\.{1,2}\//.test(text), 'leads to another folder');

const fileSchema = z.strictObject({
  schema: z.literal(1),
  name: versionName,
  label: z.string(),
  pages: z
    .array(z.strictObject({ route, title: z.string(), movedFrom: z.array(route).default([]) }))
    .refine((pages) => new Set(pages.map((page) => page.route)).size === pages.length, 'has a route twice'),
});

export type RetiredVersion = Omit<z.infer<typeof fileSchema>, 'schema'>;

/** Return a retired version's file, below the project. */
export const retiredFile = (name: string): string => `${RETIRED_DIR}/${name}.json`;

const API_END = '.api.json';

/** Return the file with the API of a retired version, below the project: what newer versions say of symbols depends on it. */
export const retiredApiFile = (name: string): string => `${RETIRED_DIR}/${name}${API_END}`;

const listFiles = (projectDir: string): string[] => {
  const dir = path.join(projectDir, RETIRED_DIR);
  return existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
};

/** Read the API file of each retired version that has one. */
export const readRetiredApis = (projectDir: string): { version: string; text: string }[] =>
  listFiles(projectDir)
    .filter((name) => name.endsWith(API_END))
    .map((name) => ({
      version: name.slice(0, -API_END.length),
      text: readFileSync(path.join(projectDir, RETIRED_DIR, name), 'utf8'),
    }));

/** Read all retired versions, newest first. Throws a UserError with a file's faults. */
export function readRetiredVersions(projectDir: string): RetiredVersion[] {
  const dir = path.join(projectDir, RETIRED_DIR);
  return listFiles(projectDir)
    .filter((name) => !name.endsWith(API_END))
    .map((name) => parseRetired(readFileSync(path.join(dir, name), 'utf8'), path.basename(name, '.json')))
    .sort((a, b) => semver.rcompare(a.name, b.name));
}

/** Parse one version's file. Throws a UserError with every wrong key. */
export function parseRetired(text: string, name: string): RetiredVersion {
  const file = retiredFile(name);
  const ownName = versionName.refine((own) => own === name, `the file is of ${JSON.stringify(name)}`);
  return withHint(`Restore it: git checkout HEAD -- ${file}`, () =>
    parseFile(file, text, fileSchema.extend({ name: ownName })),
  );
}

/** Write one version's file in one step: a page a line, sorted by route. */
export function writeRetired(projectDir: string, { name, label, pages }: RetiredVersion): void {
  const lines = [...pages]
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map(({ route, title, movedFrom }) => JSON.stringify({ route, title, ...(movedFrom.length > 0 && { movedFrom }) }));
  const head = `  "schema": 1,\n  "name": ${JSON.stringify(name)},\n  "label": ${JSON.stringify(label)}`;
  replaceFile(
    path.join(projectDir, retiredFile(name)),
    `{\n${head},\n  "pages": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`,
  );
}

/** Check that the policy and the files name the same versions. Throws a UserError otherwise. */
export function checkRetired(names: readonly string[], versions: readonly RetiredVersion[]): void {
  const [lacking] = names.filter((name) => !versions.some((version) => version.name === name));
  if (lacking !== undefined)
    throw new UserError(`versions.config.ts: retired: there is no ${retiredFile(lacking)}.`, {
      hint: `Fix the name, or write the file first: npm run retire -- ${lacking}`,
    });
  const [unnamed] = versions.filter(({ name }) => !names.includes(name));
  if (unnamed)
    throw new UserError(
      `${retiredFile(unnamed.name)} exists, but "retired" in versions.config.ts does not name the version.`,
      { hint: `Add '${unnamed.name}' to "retired", or delete the file to build it again.` },
    );
}
