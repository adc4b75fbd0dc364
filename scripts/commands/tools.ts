import { ensureChromium, installShell } from '../lib/chromium.ts';
import { ensureLychee } from '../lib/lychee.ts';
import { say } from '../lib/report.ts';

/** Install for this user what the checks need and this machine lacks. */
export async function tools(): Promise<void> {
  await installShell();
  const { executablePath } = await ensureChromium();
  say(`Chromium: ${executablePath ?? "Playwright's own"}`);
  say(`lychee: ${await ensureLychee()}`);
}
