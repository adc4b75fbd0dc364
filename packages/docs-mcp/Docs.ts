import type { Manifest } from '../../common/manifest.ts';
import { SearchHost } from '../search/index.ts';
import { type ChosenVersion, chooseInstalled, chooseNamed } from './chooseVersion.ts';
import { findInstalled } from './installedPackages.ts';
import { openFiles } from './openFiles.ts';
import { Site } from './Site.ts';

/** One version of the docs. */
export interface VersionDocs extends ChosenVersion {
  site: Site;
  manifest: Manifest;
  search: SearchHost;
}

interface Options {
  /** Address or folder. */
  site: string;
  version?: string | undefined;
  /** Folder of the project whose packages decide about the version. */
  projectDir: string;
  cacheDir?: string;
}

/** The docs of a site, by version. */
export class Docs {
  readonly #search: SearchHost;
  readonly #site: Site;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#site = new Site(openFiles(options.site, options.cacheDir));
    this.#search = new SearchHost(async (href) =>
      JSON.parse((await this.#site.read(new URL(href).pathname)) ?? 'null'),
    );
  }

  /** Open a version: the named one, else that of the command line, else the one that the project has installed. */
  async open(name = this.#options.version): Promise<VersionDocs> {
    const [site, search] = [this.#site, this.#search];
    const manifest = await site.manifest();
    const chosen = name === undefined ? await this.#chooseInstalled(manifest) : chooseNamed(manifest, name);
    return { site, manifest, search, ...chosen };
  }

  // The project may install another version while the server runs.
  async #chooseInstalled(manifest: Manifest): Promise<ChosenVersion> {
    const { releases = {} } = await this.#site.api();
    const names = [...new Set(Object.values(releases).flatMap(Object.keys))];
    return chooseInstalled(manifest, releases, await findInstalled(this.#options.projectDir, names));
  }
}
