import { NEXT } from '../../common/version.ts';
import { openVersionDocs } from '../build/openVersionDocs.ts';
import { addPackages } from '../checks/samples/addPackages.ts';
import { chooseSamples } from '../checks/samples/typeCheck.ts';
import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { checkReleaseName } from '../release/checkRelease.ts';
import { resolveVersions } from '../versions/resolveVersions.ts';

/** Install the packages that samples of a version import and the library lacks. The docs of a version to come are those of `next`. */
export async function addLibraryPackages(project: Project, name: string): Promise<void> {
  const { library, policy, paths } = project;
  if (!library) return print('The site documents no library: there are no packages to install.');
  const { versions } = await resolveVersions({ projectDir: paths.projectDir, policy });
  const isThere = versions.some((version) => version.name === name);
  if (!isThere) checkReleaseName(name, versions, policy);
  for await (const { pages } of openVersionDocs(project, [isThere ? name : NEXT])) {
    const packageNames = [...new Set(chooseSamples({ versionName: name, pages, library }).lacking.flat())].sort();
    if (packageNames.length === 0) return print(`${name}: no package is missing.`);
    await addPackages({ projectDir: paths.projectDir, library, versionName: name, packageNames });
  }
}
