import { type PageSamples, type PageSymbols, SAMPLES_FILE, SYMBOLS_FILE } from '../../common/samples.ts';
import { fetchFile } from '../site/fetchFile.ts';

/** Thrown when a new deployment replaced the file beside the page. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/** Load the samples of the page being read. */
export const loadPageSamples = (): Promise<PageSamples> => loadPageFile(SAMPLES_FILE);

/** Load the symbols in samples of the page being read. */
export const loadPageSymbols = (): Promise<PageSymbols> => loadPageFile(SYMBOLS_FILE);

const loaded = new Map<string, Promise<unknown>>();

/** Load a file beside the page, once. The build of the same version wrote it. */
function loadPageFile<File>(name: string): Promise<File> {
  const { origin, pathname } = window.location;
  const address = origin + pathname.replace(/[^/]*$/, name);
  const found = loaded.get(address) ?? readFile(address);
  loaded.set(address, found);
  found.catch(() => loaded.delete(address));
  // Each name is that of one file.
  return found as Promise<File>;
}

const readFile = async (address: string): Promise<unknown> => (await fetchFile(address)).json();
