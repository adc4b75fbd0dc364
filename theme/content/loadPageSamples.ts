import { type PageSamples, SAMPLES_FILE } from '../../common/sampleRuns.ts';

/** The site was published again: the file beside the page no longer has what the page names. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError';
}

/** Load what stands beside the page being read about its samples. */
export async function loadPageSamples(): Promise<PageSamples> {
  const { origin, pathname } = window.location;
  const response = await fetch(origin + pathname.replace(/[^/]*$/, SAMPLES_FILE));
  if (!response.ok) throw new Error(`${SAMPLES_FILE}: ${response.status}`);
  // Written by the build of the same version.
  return response.json();
}
