import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { installWithApt } from '../tools/apt.ts';
import { ensureChromium, installShell } from '../tools/chromium.ts';
import { ensureLychee } from '../tools/lychee.ts';
import { findProgram, pathDirs } from '../tools/runProgram.ts';

/** Install missing tools for the checks, for this user. */
export async function tools({ library }: Project): Promise<void> {
  await installShell();
  const { executablePath } = await ensureChromium();
  print(`Chromium: ${executablePath ?? "Playwright's own"}`);
  print(`lychee: ${await ensureLychee()}`);
  for (const name of library?.tools ?? []) {
    if (!findProgram(name, pathDirs())) await installWithApt(name);
    print(`${name}: ${findProgram(name, pathDirs()) ?? 'not installed; its tests are skipped'}`);
  }
}
