import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseApiFile } from '../../common/docs/parseApiFile.ts';
import type { VersionApi } from '../api/compare/compareApiFiles.ts';
import { type ApiBreak, listBreaks } from '../api/compare/listBreaks.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';

interface Options {
  /** Folder with the API file of each version, such as `1.0.0.json`. */
  files?: string;
}

/** Print what users of a version have to change for a later one, by package. */
export function apiBreaks(versions: readonly string[], { files }: Options): void {
  const [from, to, ...others] = versions;
  if (!from || !to || others.length > 0 || !files)
    throw new UserError('A comparison needs two versions and a folder with their API files.', {
      hint: 'npm run api -- --breaks <from> <to> --files <folder>',
    });
  const breaks = listBreaks(readVersion(files, from), readVersion(files, to));
  for (const [packageName, ones] of breaks) {
    print(`${packageName}: ${formatCount(ones.length, 'break')}`);
    for (const line of ones.flatMap(formatBreak)) print(`  ${line}`);
  }
  if (breaks.size === 0) print(`Users of ${from} have nothing to change for ${to}.`);
}

function readVersion(folder: string, version: string): VersionApi {
  const file = path.resolve(folder, `${version}.json`);
  if (!existsSync(file))
    throw new UserError(`There is no API file of version ${version}: ${file}`, {
      hint: `Write it: npm run api -- --extract <clone of the library> --ref v${version} --out ${file}`,
    });
  try {
    return { version, api: parseApiFile(readFileSync(file, 'utf8')) };
  } catch (cause) {
    throw new UserError(`This is no API file: ${file}`, { hint: String(cause), cause });
  }
}

function formatBreak(one: ApiBreak): string[] {
  if (one.what !== 'changed') return [`${one.what}: ${one.name}${one.replacement ? `; use ${one.replacement}` : ''}`];
  const title = `changed: ${one.name} (${one.parts.join(', ')})`;
  const isAboutTypes = one.parts.some((part) => ['parameters', 'result', 'type'].includes(part));
  return [title, ...(isAboutTypes ? [...one.before.map(mark('-')), ...one.after.map(mark('+'))] : [])];
}

const LONGEST = 200;

/** Computed types can have thousands of characters. */
const mark = (sign: string) => (text: string) =>
  `  ${sign} ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
