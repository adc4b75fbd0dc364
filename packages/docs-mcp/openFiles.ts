import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import envPaths from 'env-paths';
import { DeployedFiles, type SiteFiles } from './DeployedFiles.ts';
import { DocsError } from './docsError.ts';

/** Open a site at an address or in a folder. */
export function openFiles(site: string, cacheDir = envPaths('docs-mcp', { suffix: '' }).cache): SiteFiles {
  if (/^https?:/.test(site)) return new DeployedFiles({ url: readAddress(site), cacheDir });
  const rootDir = site.startsWith('file:') ? fileURLToPath(site) : path.resolve(site);
  return { address: undefined, read: (filePath) => readBelow(rootDir, filePath) };
}

function readAddress(site: string): string {
  if (!URL.canParse(site)) throw new DocsError(`${site} is no address.`, 'Write --site https://example.org/');
  const { origin, pathname } = new URL(site);
  return origin + pathname.replace(/(?:index\.html)?$/, '').replace(/\/?$/, '/');
}

async function readBelow(rootDir: string, filePath: string): Promise<string | undefined> {
  const file = path.resolve(rootDir, filePath);
  if (!file.startsWith(rootDir + path.sep)) return undefined;
  return readFile(file, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new DocsError(`${file} cannot be read (${cause.code}).`, 'Check the folder after --site.', { cause });
  });
}
