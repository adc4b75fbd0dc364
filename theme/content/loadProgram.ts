import { loadPageSamples, OutdatedPageError } from './loadPageSamples.ts';

/** Load a whole program. Rejects with an OutdatedPageError where the page no longer has it. */
export async function loadProgram(id: string, index: number): Promise<string> {
  const { programs } = await loadPageSamples();
  const program = programs[id]?.[index];
  if (!program) throw new OutdatedPageError();
  return program.code;
}
