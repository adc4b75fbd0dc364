import { words as shell } from '../../e2e/site.ts';
import { previews } from '../strings/en/previews.ts';
import { run } from '../strings/en/run.ts';

/** The words of the English shell and of the library, by which tests find their parts. */
export const words = { ...shell, run, previews: { ...shell.previews, ...previews } };
