import { type PageSamples, SAMPLES_FILE } from '../../common/sampleRuns.ts';

/** Thrown when a new deployment replaced the file beside the page. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/** Load the samples of the page being read. */
export async function loadPageSamples(): Promise<PageSamples> {
  const { origin, pathname } = window.location;
  const response = await fetch(origin + pathname.replace(/[^/]*$/, SAMPLES_FILE));
  if (!response.ok) throw new Error(`${SAMPLES_FILE}: ${response.status}`);
  // Written by the build of the same version.
  return response.json();
}
