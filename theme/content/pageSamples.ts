import { type PageSamples, SAMPLES_FILE } from '../../common/samples.ts';
import { fetchFile } from '../site/fetchFile.ts';

/** Thrown when a new deployment replaced the file beside the page. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

const loaded = new Map<string, Promise<PageSamples>>();

/** Load the samples of the page being read, once. The build of the same version wrote the file beside the page. */
export function loadPageSamples(): Promise<PageSamples> {
  const { origin, pathname } = window.location;
  const address = origin + pathname.replace(/[^/]*$/, SAMPLES_FILE);
  const found = loaded.get(address) ?? fetchFile(address).then((file) => file.json());
  loaded.set(address, found);
  found.catch(() => loaded.delete(address));
  return found;
}
