import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { installWithApt } from '../tools/ensureTool.ts';
import { ensureLychee } from '../tools/lychee.ts';
import { findProgram, pathDirs } from '../tools/runProgram.ts';

/** Install missing tools for the checks, for this user; with `all`, those for the library's own tests, too. */
export async function tools({ library }: Project, { all = false }: { all?: boolean } = {}): Promise<void> {
  const { executablePath } = await ensureChromium();
  print(`Chromium: ${executablePath ?? "Playwright's own"}`);
  print(`lychee: ${await ensureLychee()}`);
  if (!all) return;
  for (const name of library?.tools ?? []) {
    if (!findProgram(name, pathDirs())) await installWithApt(name);
    print(`${name}: ${findProgram(name, pathDirs()) ?? 'not installed; its tests are skipped'}`);
  }
}
