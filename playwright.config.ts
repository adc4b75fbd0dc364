import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { portOf } from './common/ports.ts';
import { FIXTURE_URL, LIBRARY_URL, SITE_PORT, WORKSHOP_URL } from './e2e/site.ts';
import { findChromium, launchArgs } from './scripts/tools/chromium.ts';
import { siteConfig } from './site.config.ts';

/** No other host resolves: a page that asks one gets no answer from the network, on any machine. */
const RESOLVE_LOCALHOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const isCi = Boolean(process.env.CI);

/** Folder of the browser tests of the library, if there are any. */
export const libraryTests =
  siteConfig.library?.e2e === undefined ? [] : [path.join(siteConfig.library.dir, siteConfig.library.e2e)];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/e2e/site/**', '**/e2e/all/**'],
  reporter: 'list',
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: isCi,
  // Recording takes a third of the time: `npx playwright test --trace on`.
  use: {
    baseURL: FIXTURE_URL,
    ...devices['Desktop Chrome'],
    launchOptions: { ...findChromium(), args: [...launchArgs(), RESOLVE_LOCALHOST] },
  },
  projects: [
    { name: 'chromium' },
    ...libraryTests.map((testDir) => ({ name: 'library', testDir, use: { baseURL: LIBRARY_URL } })),
  ],
  webServer: [
    {
      command: `npm run fixture -- --port ${SITE_PORT}`,
      url: libraryTests.length > 0 ? LIBRARY_URL : FIXTURE_URL,
      timeout: 300_000,
      // A running server looks the folders up for each request.
      reuseExistingServer: !isCi,
    },
    {
      command: `npm run workshop -- --built --port ${portOf('workshop', SITE_PORT)}`,
      url: WORKSHOP_URL,
      timeout: 300_000,
      reuseExistingServer: !isCi,
    },
  ],
});
