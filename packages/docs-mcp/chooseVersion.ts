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

interface ChosenVersion {
  version: ManifestVersion;
  /** Why it is this one, in a sentence. */
  reason: string;
}

type Versions = Pick<Manifest, 'versions' | 'latest'>;

/** Another name for the latest version. */
export const LATEST = 'latest';

/** Choose the version that someone named. Throws a DocsError for a name that is no version. */
export function chooseNamed({ versions, latest }: Versions, name: string, by: 'question' | 'command'): ChosenVersion {
  const version = findVersion(versions, name.toLowerCase() === LATEST && latest ? latest : name);
  const names = versions.map((one) => one.name).join(', ');
  if (!version) throw new DocsError(`There is no version ${name}.`, `Name one of these: ${names}.`);
  const reason = by === 'question' ? 'The question asks for' : 'The server was started with --version';
  return { version, reason: `${reason} ${name}.` };
}

/** Choose the version of the packages that a project has installed, else the latest one. */
export function chooseInstalled(
  { versions, latest }: Versions,
  releases: NonNullable<ApiHistoryFile['releases']>,
  installed: readonly InstalledPackage[],
): ChosenVersion {
  // What changes most often tells versions apart best.
  const countReleases = ({ name }: InstalledPackage) =>
    new Set(Object.values(releases).flatMap((packages) => packages[name] ?? [])).size;
  const [lead] = [...installed].sort((a, b) => countReleases(b) - countReleases(a));
  const nearest = lead && findNearest(versions, lead.version, ({ name }) => releases[name]?.[lead.name]);
  if (nearest) {
    const found = `${lead.source} has ${lead.name} ${lead.version}`;
    const { version, number } = nearest;
    const isExact = number === lead.version;
    return { version, reason: isExact ? `${found}.` : `${found}; ${version.name} is the nearest documented version.` };
  }
  const version = versions.find(({ name }) => name === latest) ?? versions[0];
  if (!version) throw new DocsError('The site has no version.', 'Name another site after --site.');
  const hasPackages = Object.keys(releases).length > 0;
  const why = hasPackages
    ? 'No package of the library is in node_modules or a lock file of the project'
    : 'The site does not say what packages the library has';
  return { version, reason: `${why}, so this is the version that readers see first.` };
}

/** Find the newest version with a number that is not above another one, else the one with the lowest number. A release wins over others. */
function findNearest(
  versions: readonly ManifestVersion[],
  most: string,
  numberOf: (version: ManifestVersion) => string | null | undefined,
): { version: ManifestVersion; number: string } | undefined {
  const newestFirst = versions
    .map((version) => ({ version, number: numberOf(version) ?? '' }))
    .filter(({ number }) => number !== '')
    .sort((a, b) => compare(b.number, a.number) || rankRole(b.version) - rankRole(a.version));
  return newestFirst.find(({ number }) => compare(number, most) <= 0) ?? newestFirst.at(-1);
}

const rankRole = ({ role }: ManifestVersion): number => Number(isReleased(role));
