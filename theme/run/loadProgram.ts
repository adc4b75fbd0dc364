import { type PageSamples, SAMPLES_FILE } from '../../common/sampleRuns.ts';

/** Load a whole program of a sample on the page being read. */
export async function loadProgram(id: string, index: string): Promise<string> {
  const response = await fetch(window.location.pathname.replace(/[^/]*$/, SAMPLES_FILE));
  if (!response.ok) throw new Error(`${SAMPLES_FILE}: ${response.status}`);
  // Written by the build of the same version.
  const { programs } = (await response.json()) as PageSamples;
  const program = programs[id]?.[Number(index)];
  if (!program) throw new Error(`${SAMPLES_FILE} has no such program of the sample: the site was published again.`);
  return program.code;
}
