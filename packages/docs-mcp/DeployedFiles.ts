import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEPLOYMENT_FILE, DEPLOYMENT_SCHEMA, type Deployment } from '../../common/deployment.ts';
import { DocsError } from './docsError.ts';

/** The published files of a site. */
export interface SiteFiles {
  /** Of the site's start page, with a final slash; undefined for a folder. */
  readonly address: string | undefined;
  /** `filePath` is below the root of the site. Undefined where the site has no such file; rejects with a DocsError. */
  read(filePath: string): Promise<string | undefined>;
}

/** A site that is deployed while the server runs is noticed after this time. */
const FRESH_MS = 10 * 60_000;
const TIMEOUT_MS = 20_000;

interface Place {
  /** Address of the site's start page, with a final slash. */
  url: string;
  cacheDir: string;
}

/** Reads files of a deployed site. Each is fetched once for each digest that a deployment gives it, so it serves offline, too. */
export class DeployedFiles implements SiteFiles {
  readonly address: string;
  readonly #cacheDir: string;
  #deployment: { files: Promise<Deployment>; time: number } | undefined;

  constructor({ url, cacheDir }: Place) {
    this.address = url;
    this.#cacheDir = cacheDir;
  }

  async read(filePath: string): Promise<string | undefined> {
    const digest = await this.#findDigest(filePath);
    if (digest === undefined) return undefined;
    const kept = await this.#readKept(digest);
    if (kept !== undefined) return kept;
    const text = await this.#fetchText(filePath);
    // The site may have been deployed meanwhile.
    const isWhole = digestOf(text) === digest || digestOf(text) === (await this.#findDigest(filePath, 0));
    if (!isWhole)
      throw new DocsError(
        `${this.address}${filePath} is not the file that ${DEPLOYMENT_FILE} of the site names.`,
        'The site may just be deployed: ask again in some minutes.',
      );
    await this.#keep(path.join('files', digestOf(text)), text);
    return text;
  }

  async #findDigest(filePath: string, maxAge = FRESH_MS): Promise<string | undefined> {
    const now = Date.now();
    if (!this.#deployment || now - this.#deployment.time > maxAge)
      this.#deployment = { files: this.#readDeployment(), time: now };
    const { files, kept } = await this.#deployment.files.catch((error) => {
      this.#deployment = undefined;
      throw error;
    });
    return files[filePath] ?? kept[filePath];
  }

  /** The last known one where the site does not answer. */
  async #readDeployment(): Promise<Deployment> {
    const keptName = `${digestOf(this.address).slice(0, 16)}.json`;
    let text: string;
    try {
      text = await this.#fetchText(DEPLOYMENT_FILE);
    } catch (error) {
      const kept = await readFile(path.join(this.#cacheDir, keptName), 'utf8').catch(() => undefined);
      if (kept === undefined) throw error;
      return parseDeployment(kept, this.address);
    }
    const deployment = parseDeployment(text, this.address);
    await this.#keep(keptName, text);
    return deployment;
  }

  async #fetchText(filePath: string): Promise<string> {
    const address = this.address + filePath;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
      throw new DocsError(
        `${address} cannot be reached, and it was not read before.`,
        'Check the connection and the address after --site, and ask again.',
        { cause },
      );
    });
    if (!response.ok)
      throw new DocsError(
        `${address} was answered with status ${response.status}.`,
        'Name the start page of the site after --site, without a version.',
      );
    return response.text();
  }

  async #readKept(digest: string): Promise<string | undefined> {
    const text = await readFile(path.join(this.#cacheDir, 'files', digest), 'utf8').catch(() => undefined);
    return text !== undefined && digestOf(text) === digest ? text : undefined;
  }

  /** A reader sees the whole file or none. Without a place to write, the file is only not kept. */
  async #keep(name: string, text: string): Promise<void> {
    const file = path.join(this.#cacheDir, name);
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, text);
      await rename(unfinished, file);
    } catch (error) {
      console.error(`${file} cannot be written, so the docs are not kept:`, error);
    }
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function parseDeployment(text: string, address: string): Deployment {
  const value = parseJson(text);
  if (value?.schema === DEPLOYMENT_SCHEMA) return value;
  throw new DocsError(
    `${address}${DEPLOYMENT_FILE} is not one that this server reads.`,
    'Name the start page of a site of this platform after --site, or take the server that this site offers.',
  );
}

// Its schema is checked.
function parseJson(text: string): Deployment | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // A host may answer every address with a page.
    return undefined;
  }
}
