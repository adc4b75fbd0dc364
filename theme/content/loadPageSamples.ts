import { type PageSamples, SAMPLES_FILE } from '../../common/sampleRuns.ts';
import { fetchFile } from '../site/fetchFile.ts';

/** Thrown when a new deployment replaced the file beside the page. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/** Load the samples of the page being read. */
export async function loadPageSamples(): Promise<PageSamples> {
  const { origin, pathname } = window.location;
  const response = await fetchFile(origin + pathname.replace(/[^/]*$/, SAMPLES_FILE));
  // Written by the build of the same version.
  return response.json();
}
