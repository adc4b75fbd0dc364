import { installWithApt } from '../../scripts/tools/apt.ts';
import { findProgram, pathDirs } from '../../scripts/tools/runProgram.ts';

const NAME = 'adb';

/** Find the `adb` program, which judges the simulated device, or install it. Undefined where neither works: its tests are skipped. */
export async function ensureAdb(): Promise<string | undefined> {
  const found = findProgram(NAME, pathDirs());
  if (found) return found;
  await installWithApt(NAME);
  return findProgram(NAME, pathDirs());
}
