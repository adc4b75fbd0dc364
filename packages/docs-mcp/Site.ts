import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_HISTORY_FILE, API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest, type ManifestVersion } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, PAGE_MAP_SCHEMA, type PageMap } from '../../common/pageMap.ts';
import { MARKDOWN_FILE } from '../../common/siteFiles.ts';
import { UPGRADES_FILE, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { routeOf } from '../../common/urls.ts';
import { NAMES_SCHEMA, type NameFile, SymbolIndex } from '../search/index.ts';

/** What a person or an assistant can correct: a sentence that says what failed, and one that says what to do next. */
export class DocsError extends Error {
  override readonly name = 'DocsError';

  constructor(what: string, next: string, options?: ErrorOptions) {
    super(`${what} ${next}`, options);
  }
}

/** Describe any error in sentences. */
export const describeError = (error: unknown): string =>
  error instanceof DocsError
    ? error.message
    : `The server has a fault: ${error instanceof Error ? error.message : String(error)}. Ask again; if it stays, report it with this text.`;

const TIMEOUT_MS = 20_000;
const CHECK_SITE = 'Name the start page, or the folder, of a site of this platform after --site.';

/** The published files of a site, at an address or in a folder, for one question. */
export class Site {
  /** Ends with a slash. */
  readonly #start: string;
  readonly #isAddress: boolean;
  #manifest: Promise<Manifest> | undefined;

  constructor(site: string) {
    this.#isAddress = /^https?:/i.test(site);
    this.#start = this.#isAddress ? readAddress(site) : path.resolve(site) + path.sep;
  }

  manifest = (): Promise<Manifest> => {
    this.#manifest ??= this.readJson(MANIFEST_FILE, MANIFEST_SCHEMA);
    return this.#manifest;
  };
  pageMap = (): Promise<PageMap> => this.readJson(PAGE_MAP_FILE, PAGE_MAP_SCHEMA);
  upgrades = (): Promise<Upgrades> => this.readJson(UPGRADES_FILE, UPGRADES_SCHEMA);
  api = (): Promise<ApiHistoryFile> => this.readJson(API_HISTORY_FILE, API_HISTORY_SCHEMA);

  /** Read the names of a version. */
  async names({ name, search }: ManifestVersion): Promise<SymbolIndex> {
    const file = search?.names;
    if (file) return new SymbolIndex(await this.readJson<NameFile>(file, NAMES_SCHEMA));
    throw new DocsError(`${name} has no list of names.`, 'Look for the name with the tool "search".');
  }

  /** Read a file by its path below the site's base; undefined where the site has no such file. */
  async read(filePath: string): Promise<string | undefined> {
    if (this.#isAddress) return fetchText(this.#start + filePath);
    const file = path.resolve(this.#start, filePath);
    return file.startsWith(this.#start) ? readFile(file, 'utf8').catch(() => undefined) : undefined;
  }

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

  /** Find where the site is published; empty for a folder that does not say it. */
  async origin(): Promise<string> {
    const start = this.#isAddress ? this.#start : (await this.manifest()).site?.url;
    return start === undefined ? '' : new URL(start).origin;
  }

  /** Find the base path of the site, which those of the versions begin with. */
  async base(): Promise<string> {
    const [first] = (await this.manifest()).versions;
    if (!first) throw new DocsError('The site has no version.', 'Name another site after --site.');
    return first.isLast ? first.path : first.path.slice(0, -`${first.name}/`.length);
  }

  /** Read a file of a schema. Throws a DocsError where the site has none, or one of another schema. */
  async readJson<Value extends { schema: number }>(filePath: string, schema: Value['schema']): Promise<Value> {
    const value = parseJson<Value>((await this.read(filePath)) ?? '');
    if (!value) throw new DocsError(`The site has no ${filePath}.`, CHECK_SITE);
    if (value.schema === schema) return value;
    throw new DocsError(
      `${filePath} has schema ${value.schema}; this server reads schema ${schema}.`,
      'Take the server that the site itself offers.',
    );
  }
}

// Written by the merge; its schema is checked.
function parseJson<Value>(text: string): Value | undefined {
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
    throw new DocsError(`${address} cannot be reached.`, 'Check the connection and --site.', { cause });
  });
  if (response.ok) return response.text();
  if (response.status === 404) return undefined;
  throw new DocsError(`${address} was answered with status ${response.status}.`, CHECK_SITE);
}
