import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { StepKind } from '../upgrades.ts';

/**
 * Parse front matter without checking fields; a missing one is empty. Throws an Error that names the file if it is no valid YAML.
 */
export function parseFrontMatter(filePath: string, source: string): Record<string, unknown> {
  const file = new VFile(source);
  try {
    matter(file);
  } catch (cause) {
    throw new Error(`The front matter of ${filePath} is not valid YAML: ${String(cause)}`, { cause });
  }
  const found = file.data.matter;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** Published refs use these headings, so the table only grows. */
const KINDS: Readonly<Record<string, StepKind>> = {
  Breaking: 'breaking',
  Behaviour: 'behaviour',
  New: 'new',
};

const NO_CONCERN = 'Not your concern';

/** Find the kind of step that a heading names; undefined for any other heading. */
export const findStepKind = (heading: string): StepKind | undefined =>
  Object.hasOwn(KINDS, heading) ? KINDS[heading] : undefined;

/** Tell whether a heading begins the list of breaks that no step is for. */
export const isNoConcern = (heading: string): boolean => heading === NO_CONCERN;
