import type { ApiChange, ApiVersion } from '../../common/apiFacts.ts';
import { type ApiHistory, joinSurfaces } from '../api/joinSurfaces.ts';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { isFallback, readSurfaces } from '../api/readApi.ts';
import { planSite } from '../build/planSite.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Print each version's API from the library's packages, or the history of the named APIs. */
export async function api(project: Project, names: readonly string[]): Promise<void> {
  const { builds } = await planSite(project);
  const surfaces = await readSurfaces(
    project,
    builds.map(({ version }) => version.name),
  );
  if (names.length > 0) {
    const histories = joinSurfaces(surfaces);
    for (const name of names) printHistory(name, histories);
    return;
  }
  for (const { version, packages } of surfaces) {
    const count = Object.values(packages).reduce((sum, surface) => sum + Object.keys(surface).length, 0);
    print(`${version}: ${formatCount(Object.keys(packages).length, 'package')}, ${formatCount(count, 'name')}`);
    const all = readLibraryPackages(project.library, version);
    for (const one of all.filter((one) => isFallback(one, version, all)))
      print(`  left out, because it belongs to a later version: ${one.name} ${one.release}`);
  }
}

function printHistory(wanted: string, histories: readonly ApiHistory[]): void {
  const found = histories.filter(({ name }) => name === wanted);
  if (found.length === 0)
    throw new UserError(`No package has the name "${wanted}".`, {
      hint: 'Write a member behind its class or interface, such as Folder.watch.',
    });
  for (const { packageName, name, since, changedIn, deprecatedIn, renamedTo, until } of found) {
    print(`${packageName}: ${name}`);
    print(`  since ${formatVersion(since)}`);
    for (const { before, after, ...change } of changedIn) {
      print(`  changed in ${formatVersion(change)}`);
      print(`    ${formatSignature(before)}`);
      print(`    ${formatSignature(after)}`);
    }
    if (deprecatedIn)
      print(`  deprecated since ${formatVersion(deprecatedIn)}${renamedTo ? `: use ${renamedTo}` : ''}`);
    if (until) print(`  until ${until}`);
  }
}

const formatVersion = ({ version, isOrEarlier }: ApiVersion | ApiChange): string =>
  `${version}${isOrEarlier ? ' or earlier' : ''}`;

const formatSignature = ({ parameters, result }: ApiHistory['changedIn'][number]['before']): string =>
  [parameters, result].filter(Boolean).join(': ') || '(no signature)';
