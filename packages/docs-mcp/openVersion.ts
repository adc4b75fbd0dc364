import type { Manifest } from '../../common/manifest.ts';
import { type ChosenVersion, chooseInstalled, chooseNamed } from './chooseVersion.ts';
import { findInstalled } from './installedPackages.ts';
import type { Site } from './Site.ts';

/** One version of the docs. */
export interface VersionDocs extends ChosenVersion {
  site: Site;
  manifest: Manifest;
}

/** Opens the version that a question names, else that of the command line, else the one that the project has installed. */
export type OpenVersion = (asked?: string) => Promise<VersionDocs>;

interface Options {
  /** Of the command line. */
  version?: string | undefined;
  /** Folder of the project whose packages decide about the version. */
  projectDir: string;
}

/** Create an OpenVersion. The project may install another version while the server runs. */
export const createOpen =
  (site: Site, { version, projectDir }: Options): OpenVersion =>
  async (asked) => {
    const manifest = await site.manifest();
    const named = asked ?? version;
    if (named !== undefined) return { site, manifest, ...chooseNamed(manifest, named, asked ? 'question' : 'command') };
    const { releases = {} } = await site.api();
    const names = [...new Set(Object.values(releases).flatMap(Object.keys))];
    return { site, manifest, ...chooseInstalled(manifest, releases, await findInstalled(projectDir, names)) };
  };
