import type { VersionApi } from '../api/followSymbols.ts';
import { type ApiBreak, listBreaks } from '../api/listBreaks.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { readVersions } from './api.ts';

/** Print what users of a version have to change for a later one, by package. */
export async function apiBreaks(project: Project, versions: readonly string[]): Promise<void> {
  const [from, to, ...others] = versions;
  if (!from || !to || others.length > 0)
    throw new UserError('A comparison needs two versions.', { hint: 'npm run api -- --breaks <from> <to>' });
  const known = await readVersions(project);
  const [older, newer] = [from, to].map((name) => {
    const found = known.find(({ version }) => version === name);
    if (found) return found;
    throw new UserError(`There is no API file of version ${name}.`, {
      hint: `These versions have one: ${known.map(({ version }) => version).join(', ') || 'none'}.`,
    });
  }) as [VersionApi, VersionApi];
  const breaks = listBreaks(older, newer, project.library?.renames);
  for (const [packageName, ones] of breaks) {
    print(`${packageName}: ${formatCount(ones.length, 'break')}`);
    for (const line of ones.flatMap(formatBreak)) print(`  ${line}`);
  }
  if (breaks.size === 0) print(`Users of ${from} have nothing to change for ${to}.`);
}

function formatBreak(one: ApiBreak): string[] {
  if (one.what !== 'changed') return [`${one.what}: ${one.name}${one.replacement ? `; use ${one.replacement}` : ''}`];
  return [`changed: ${one.name}`, ...markLines('-', one.before), ...markLines('+', one.after)];
}

const LONGEST = 200;

/** Computed types can have thousands of characters. */
const markLines = (sign: string, code: string): string[] =>
  code.split('\n').map((line) => `  ${sign} ${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}`);
