import * as en from '../common/strings/en/index.ts';
import { previews } from '../library/strings/en/previews.ts';
import { run } from '../library/strings/en/run.ts';

const { strings, ...others } = en;

/** The words of the English shell, by which tests find its parts. */
export const words = { ...strings, ...others, run, previews: { ...strings.previews, ...previews } };
