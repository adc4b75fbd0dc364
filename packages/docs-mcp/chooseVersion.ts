import { compare } from 'semver';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { findVersion, isReleased } from '../../common/version.ts';
import { findInstalled, type InstalledPackage } from './installedPackages.ts';
import { DocsError, Site } from './Site.ts';

/** One version of the docs. */
export interface VersionDocs extends ChosenVersion {
  site: Site;
  manifest: Manifest;
}

/** Opens the version that a question names, else that of the command line, else the one that the project has installed. */
export type OpenVersion = (asked?: string) => Promise<VersionDocs>;

interface Options {
  /** Address or folder. */
  site: string;
  version: string | undefined;
  projectDir: string;
}

/** Create an OpenVersion. The site may be deployed, and the project install another version, while the server runs. */
export const createOpen =
  ({ site: address, version, projectDir }: Options): OpenVersion =>
  async (asked) => {
    const site = new Site(address);
    const manifest = await site.manifest();
    const named = asked ?? version;
    if (named !== undefined) return { site, manifest, ...chooseNamed(manifest, named, asked ? 'question' : 'command') };
    const { releases = {} } = await site.api();
    const names = [...new Set(Object.values(releases).flatMap(Object.keys))];
    return { site, manifest, ...chooseInstalled(manifest, releases, await findInstalled(projectDir, names)) };
  };

export interface ChosenVersion {
  version: ManifestVersion;
  /** Why it is this one, in a sentence. */
  reason: string;
}

type Versions = Pick<Manifest, 'versions' | 'latest'>;

const NAMED_BY = {
  question: (name: string) => `The question asks for ${name}.`,
  command: (name: string) => `The server was started with --version ${name}.`,
};

/** Choose the version that someone named. Throws a DocsError for a name that is no version. */
export function chooseNamed({ versions }: Versions, name: string, by: keyof typeof NAMED_BY): ChosenVersion {
  const version = findVersion(versions, name);
  if (version) return { version, reason: NAMED_BY[by](name) };
  const names = versions.map((one) => one.name).join(', ');
  throw new DocsError(`There is no version ${name}.`, `Name one of these: ${names}.`);
}

/** Choose the version of the packages that a project has installed, else the latest one. */
export function chooseInstalled(
  manifest: Versions,
  releases: NonNullable<ApiHistoryFile['releases']>,
  installed: readonly InstalledPackage[],
): ChosenVersion {
  // What changes most often tells versions apart best.
  const countReleases = ({ name }: InstalledPackage) =>
    new Set(Object.values(releases).flatMap((packages) => packages[name] ?? [])).size;
  const [lead] = [...installed].sort((a, b) => countReleases(b) - countReleases(a));
  const version = lead && findNearest(manifest.versions, lead.version, ({ name }) => releases[name]?.[lead.name]);
  if (!version) return chooseLatest(manifest, Object.keys(releases).length > 0);
  const isExact = releases[version.name]?.[lead.name] === lead.version;
  const found = `${lead.source} has ${lead.name} ${lead.version}`;
  return {
    version,
    reason: isExact ? `${found}.` : `${found}; ${version.name} is the nearest documented version.`,
  };
}

function chooseLatest({ versions, latest }: Versions, hasPackages: boolean): ChosenVersion {
  const version = versions.find(({ name }) => name === latest) ?? versions[0];
  if (!version) throw new DocsError('The site has no version.', 'Name another site after --site.');
  const why = hasPackages
    ? 'No package of the library is in node_modules or a lock file of the project'
    : 'The site does not say what packages the library has';
  return { version, reason: `${why}, so this is the version that readers see first.` };
}

/** Find the newest version with a number that is not above another one, else the one with the lowest number. A release wins over others. */
function findNearest(
  versions: readonly ManifestVersion[],
  number: string,
  numberOf: (version: ManifestVersion) => string | null | undefined,
): ManifestVersion | undefined {
  const numbered = versions.flatMap((version) => {
    const own = numberOf(version);
    return own ? [{ version, own }] : [];
  });
  numbered.sort(
    (a, b) => compare(b.own, a.own) || Number(isReleased(b.version.role)) - Number(isReleased(a.version.role)),
  );
  return (numbered.find(({ own }) => compare(own, number) <= 0) ?? numbered.at(-1))?.version;
}
