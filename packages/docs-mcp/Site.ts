import { API_HISTORY_FILE, API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest, type ManifestVersion } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, PAGE_MAP_SCHEMA, type PageMap } from '../../common/pageMap.ts';
import { UPGRADES_FILE, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { routeOf } from '../../common/urls.ts';
import { VERSION_FACTS_SCHEMA, type VersionFacts, versionFactsPath } from '../../common/versionFacts.ts';
import type { SiteFiles } from './DeployedFiles.ts';
import { DocsError } from './docsError.ts';

/** The contracts of a site, read from its files. */
export class Site {
  readonly #files: SiteFiles;

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  manifest = (): Promise<Manifest> => this.#readContract(MANIFEST_FILE, MANIFEST_SCHEMA);
  pageMap = (): Promise<PageMap> => this.#readContract(PAGE_MAP_FILE, PAGE_MAP_SCHEMA);
  upgrades = (): Promise<Upgrades> => this.#readContract(UPGRADES_FILE, UPGRADES_SCHEMA);
  api = (): Promise<ApiHistoryFile> => this.#readContract(API_HISTORY_FILE, API_HISTORY_SCHEMA);
  facts = ({ segment }: ManifestVersion): Promise<VersionFacts> =>
    this.#readContract(versionFactsPath('/', segment).slice(1), VERSION_FACTS_SCHEMA);

  /** Read what is at a pathname of the site; undefined where nothing is. */
  async read(pathname: string): Promise<string | undefined> {
    const filePath = routeOf(await this.base(), pathname)?.slice(1);
    return filePath === undefined ? undefined : this.#files.read(filePath);
  }

  /** Find where the site is published; empty for a folder that does not say it. */
  async origin(): Promise<string> {
    const start = this.#files.address ?? (await this.manifest()).site?.url;
    return start === undefined ? '' : new URL(start).origin;
  }

  /** Find the base path of the site, which those of the versions begin with. */
  async base(): Promise<string> {
    const [first] = (await this.manifest()).versions;
    if (!first) throw new DocsError('The site has no version.', 'Name another site after --site.');
    return first.isLast ? first.path : first.path.slice(0, -`${first.segment}/`.length);
  }

  async #readContract<Value extends { schema: number }>(filePath: string, schema: Value['schema']): Promise<Value> {
    const text = await this.#files.read(filePath);
    if (text === undefined)
      throw new DocsError(
        `The site has no ${filePath}.`,
        'Name the start page, or the folder, of a site of this platform after --site.',
      );
    // Written by the merge; the schema is checked.
    const value: Value = JSON.parse(text);
    if (value.schema === schema) return value;
    throw new DocsError(
      `${filePath} has schema ${value.schema}; this server reads schema ${schema}.`,
      'Take the server that the site itself offers.',
    );
  }
}
