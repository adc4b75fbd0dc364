import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_HISTORY_FILE, API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest, type ManifestVersion } from '../../common/manifest.ts';
import { MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import { PAGE_MAP_FILE, PAGE_MAP_SCHEMA, type PageMap } from '../../common/pageMap.ts';
import { UPGRADES_FILE, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { routeOf } from '../../common/urls.ts';
import { VERSION_FACTS_SCHEMA, type VersionFacts, versionFactsPath } from '../../common/versionFacts.ts';
import { DocsError } from './docsError.ts';

const TIMEOUT_MS = 20_000;
/** What was read is read again after this time, so a new deployment is noticed. */
const FRESH_MS = 10 * 60_000;
const CHECK_SITE = 'Name the start page, or the folder, of a site of this platform after --site.';

/** The published files of a site, at an address or in a folder. */
export class Site {
  readonly #address: string | undefined;
  readonly #readFile: (filePath: string) => Promise<string | undefined>;
  #kept = new Map<string, Promise<unknown>>();
  #keptSince = Date.now();

  constructor(site: string) {
    this.#address = /^https?:/i.test(site) ? readAddress(site) : undefined;
    const start = this.#address ?? (site.startsWith('file:') ? fileURLToPath(site) : path.resolve(site));
    this.#readFile = (filePath) => (this.#address ? fetchText(start + filePath) : readBelow(start, filePath));
  }

  manifest = (): Promise<Manifest> => this.#readContract(MANIFEST_FILE, MANIFEST_SCHEMA);
  pageMap = (): Promise<PageMap> => this.#readContract(PAGE_MAP_FILE, PAGE_MAP_SCHEMA);
  upgrades = (): Promise<Upgrades> => this.#readContract(UPGRADES_FILE, UPGRADES_SCHEMA);
  api = (): Promise<ApiHistoryFile> => this.#readContract(API_HISTORY_FILE, API_HISTORY_SCHEMA);
  facts = ({ segment }: ManifestVersion): Promise<VersionFacts> =>
    this.#readContract(versionFactsPath('/', segment).slice(1), VERSION_FACTS_SCHEMA);

  /** Read a file by its path below the site's base; undefined where the site has no such file. */
  read = (filePath: string): Promise<string | undefined> => this.keep(filePath, () => this.#readFile(filePath));

  /** Read the Markdown copy of the page at a pathname. */
  async readCopy(pathname: string): Promise<string> {
    const markdown = await this.readBeside(pathname, MARKDOWN_FILE);
    if (markdown !== undefined) return markdown;
    throw new DocsError(`${pathname} has no Markdown copy.`, 'Find another page with the tool "search".');
  }

  /** Read a file beside the page at a pathname. */
  async readBeside(pathname: string, name: string): Promise<string | undefined> {
    const route = routeOf(await this.base(), pathname);
    return route === undefined ? undefined : this.read(route.slice(1) + name);
  }

  /** Create a value, and keep it as long as the files that it comes from. */
  keep<Value>(key: string, create: () => Promise<Value>): Promise<Value> {
    if (Date.now() - this.#keptSince > FRESH_MS) {
      this.#kept = new Map();
      this.#keptSince = Date.now();
    }
    // Only a call with the same key, which stands for one kind of value, has set it.
    const value = (this.#kept.get(key) as Promise<Value> | undefined) ?? create();
    this.#kept.set(key, value);
    // A later try may succeed.
    value.catch(() => this.#kept.delete(key));
    return value;
  }

  /** Find where the site is published; empty for a folder that does not say it. */
  async origin(): Promise<string> {
    const start = this.#address ?? (await this.manifest()).site?.url;
    return start === undefined ? '' : new URL(start).origin;
  }

  /** Find the base path of the site, which those of the versions begin with. */
  async base(): Promise<string> {
    const [first] = (await this.manifest()).versions;
    if (!first) throw new DocsError('The site has no version.', 'Name another site after --site.');
    return first.isLast ? first.path : first.path.slice(0, -`${first.segment}/`.length);
  }

  async #readContract<Value extends { schema: number }>(filePath: string, schema: Value['schema']): Promise<Value> {
    const text = await this.read(filePath);
    const value = text === undefined ? undefined : parseContract<Value>(text);
    if (!value) throw new DocsError(`The site has no ${filePath}.`, CHECK_SITE);
    if (value.schema === schema) return value;
    throw new DocsError(
      `${filePath} has schema ${value.schema}; this server reads schema ${schema}.`,
      'Take the server that the site itself offers.',
    );
  }
}

// Written by the merge; its schema is checked.
function parseContract<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // A host may answer every address with a page.
    return undefined;
  }
}

function readAddress(site: string): string {
  if (!URL.canParse(site)) throw new DocsError(`${site} is no address.`, 'Write --site https://example.org/');
  const { origin, pathname } = new URL(site);
  return origin + pathname.replace(/(?:index\.html)?$/, '').replace(/\/?$/, '/');
}

async function fetchText(address: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
    throw new DocsError(`${address} cannot be reached.`, 'Check the connection and the address after --site.', {
      cause,
    });
  });
  if (response.status === 404) return undefined;
  if (response.ok) return response.text();
  throw new DocsError(`${address} was answered with status ${response.status}.`, CHECK_SITE);
}

async function readBelow(rootDir: string, filePath: string): Promise<string | undefined> {
  const file = path.resolve(rootDir, filePath);
  if (!file.startsWith(rootDir + path.sep)) return undefined;
  return readFile(file, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return undefined;
    throw new DocsError(`${file} cannot be read (${cause.code}).`, 'Check the folder after --site.', { cause });
  });
}
