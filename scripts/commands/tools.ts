import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { ensureChromium, installShell } from '../tools/chromium.ts';
import { ensureLychee } from '../tools/lychee.ts';

/** Install missing tools for the checks, for this user. */
export async function tools({ library }: Project): Promise<void> {
  await installShell();
  const { executablePath } = await ensureChromium();
  print(`Chromium: ${executablePath ?? "Playwright's own"}`);
  print(`lychee: ${await ensureLychee()}`);
  if (library?.installTools) print(await library.installTools());
}
