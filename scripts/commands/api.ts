import { type ApiFile, nameOf } from '../../common/apiFile.ts';
import { publicIdOf } from '../api/ApiIndex.ts';
import { differs, followSymbols, type SymbolTrack, type VersionApi } from '../api/followSymbols.ts';
import { type ApiBreak, listBreaks } from '../api/listBreaks.ts';
import { readVersionApis } from '../build/planSite.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Print the size of each version's API, or what the named symbols are in each version. */
export async function api(project: Project, names: readonly string[]): Promise<void> {
  const apis = await readVersionApis(project);
  if (names.length === 0) {
    for (const { version, api } of apis) print(`${version}: ${describeApi(api)}`);
    return;
  }
  const tracks = followSymbols(apis, project.library?.renames);
  const versions = apis.map(({ version }) => version);
  for (const name of names) printSymbols(name, tracks, versions);
}

/** Count what an API has. */
export function describeApi({ packages }: Pick<ApiFile, 'packages'> = { packages: [] }): string {
  const exports = packages.flatMap((one) => one.exports);
  const members = exports.flatMap((one) => one.members ?? []);
  return [
    formatCount(packages.length, 'package'),
    formatCount(exports.length, 'export'),
    formatCount(members.length, 'member'),
  ].join(', ');
}

function printSymbols(wanted: string, tracks: readonly SymbolTrack[], versions: readonly string[]): void {
  const found = tracks.filter(({ id, steps }) =>
    [publicIdOf(id), ...steps.flatMap((step) => (typeof step === 'object' ? step.id : []))].some(
      (one) => nameOf(one).name === wanted,
    ),
  );
  if (found.length === 0)
    throw new UserError(`No package has the name "${wanted}".`, {
      hint: 'Write a member behind its class or interface, such as Folder.watch.',
    });
  for (const { id, steps } of found) {
    const { packageName, name } = nameOf(id);
    print(`${packageName}: ${name}`);
    for (const [at, step] of steps.entries()) printStep(versions[at] ?? '', step, steps[at - 1]);
  }
}

function printStep(version: string, step: SymbolTrack['steps'][number], before: SymbolTrack['steps'][number]): void {
  if (typeof step !== 'object') {
    print(`  ${version}: ${step ? 'not known' : 'missing'}`);
    return;
  }
  const isChanged = typeof before === 'object' && differs(before, step);
  const isSame = typeof before === 'object' && before.id === step.id && !isChanged;
  const notes = [
    ...(isSame ? ['same'] : isChanged ? ['changed'] : []),
    ...(step.alias ? [`another name for ${step.alias}`] : []),
    ...(step.deprecated ? ['deprecated'] : []),
  ];
  print(`  ${[`${version}: ${nameOf(step.id).name}`, ...notes].join('; ')}`);
  if (!isSame) for (const line of step.code.split('\n')) print(`    ${line}`);
}

/** Print what users of a version have to change for a later one, by package. */
export async function apiBreaks(project: Project, versions: readonly string[]): Promise<void> {
  const [from, to, ...others] = versions;
  if (!from || !to || others.length > 0)
    throw new UserError('A comparison needs two versions.', { hint: 'npm run api -- --breaks <from> <to>' });
  const known = await readVersionApis(project);
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
  return [`changed: ${one.name}`, ...prefixLines('-', one.before), ...prefixLines('+', one.after)];
}

const LONGEST = 200;

/** Computed types can have thousands of characters. */
const prefixLines = (sign: string, code: string): string[] =>
  code.split('\n').map((line) => `  ${sign} ${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}`);
