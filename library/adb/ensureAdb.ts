import { installWithApt } from '../../scripts/tools/apt.ts';
import { findProgram, pathDirs } from '../../scripts/tools/runProgram.ts';

const NAME = 'adb';

/** Find or install `adb`. Undefined where neither works. */
export async function ensureAdb(): Promise<string | undefined> {
  const found = findProgram(NAME, pathDirs());
  if (found) return found;
  await installWithApt(NAME);
  return findProgram(NAME, pathDirs());
}
