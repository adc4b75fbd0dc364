import { ensureAdb } from '../../library/adb/ensureAdb.ts';
import { print } from '../lib/report.ts';
import { ensureChromium, installShell } from '../tools/chromium.ts';
import { ensureLychee } from '../tools/lychee.ts';

/** Install for this user what the checks need and this machine lacks. */
export async function tools(): Promise<void> {
  await installShell();
  const { executablePath } = await ensureChromium();
  print(`Chromium: ${executablePath ?? "Playwright's own"}`);
  print(`lychee: ${await ensureLychee()}`);
  print(`adb: ${(await ensureAdb()) ?? 'not installed; its tests are skipped'}`);
}
