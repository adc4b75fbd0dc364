import { replaceLiterals } from '../../common/literals.ts';
import { listShownLiterals } from './fieldElements.ts';
import { loadPageSamples, OutdatedPageError } from './loadPageSamples.ts';

/** Load a whole program, with the values of a sample's fields. Rejects with an OutdatedPageError where the page no longer has it. */
export async function loadProgram(id: string, index: number, fields: readonly HTMLElement[]): Promise<string> {
  const { programs } = await loadPageSamples();
  const program = programs[id]?.[index];
  if (!program) throw new OutdatedPageError();
  return replaceLiterals(program.code, listShownLiterals(fields));
}
