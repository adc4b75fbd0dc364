import { nameOf } from '../../common/apiFile.ts';
import { publicIdOf } from '../api/ApiIndex.ts';
import { differs, followSymbols, type SymbolTrack, type VersionApi } from '../api/followSymbols.ts';
import { readApis } from '../api/readApiKnowledge.ts';
import { planSite } from '../build/planSite.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Print the size of each version's API, or what the named symbols are in each version. */
export async function api(project: Project, names: readonly string[]): Promise<void> {
  const apis = await readVersions(project);
  if (names.length === 0) {
    for (const { version, api } of apis) {
      const exports = api?.packages.flatMap((one) => one.exports) ?? [];
      const members = exports.flatMap((one) => one.members ?? []);
      const counts = [formatCount(exports.length, 'export'), formatCount(members.length, 'member')];
      print(`${version}: ${formatCount(api?.packages.length ?? 0, 'package')}, ${counts.join(', ')}`);
    }
    return;
  }
  const tracks = followSymbols(apis, project.library?.renames);
  const versions = apis.map(({ version }) => version);
  for (const name of names) printSymbols(name, tracks, versions);
}

/** Read the API of all versions, oldest first. */
export async function readVersions(project: Project): Promise<VersionApi[]> {
  const { builds } = await planSite(project);
  return readApis(
    project.paths,
    builds.map(({ version }) => version),
  );
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
