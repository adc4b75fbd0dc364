import { defineConfig, devices } from '@playwright/test';
import { GERMAN_URL, PLAIN_URL, SITE_PORT, WORKSHOP_URL } from './e2e/site.ts';
import { findChromium, launchArgs } from './scripts/tools/chromium.ts';

const isCi = Boolean(process.env.CI);

/** Product tests: how the shell behaves, on the sites of the fixture. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'site/**',
  reporter: 'list',
  // A test that passes the second time hides a fault.
  retries: 0,
  workers: 2,
  // Two cores run two browsers and two servers: what is slow there is not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: isCi,
  // A recording of each test would take a third of the time: `npm run check:product -- --trace on` makes one.
  use: { baseURL: PLAIN_URL },
  projects: [
    {
      name: 'chromium',
      // Without a Chromium, Playwright's own message says what is missing; `npm run tools` installs it.
      use: { ...devices['Desktop Chrome'], launchOptions: { ...findChromium(), args: launchArgs() } },
    },
  ],
  // Pictures that a test compares are made by the same run.
  snapshotPathTemplate: '.site/pictures/{arg}{ext}',
  webServer: [
    {
      command: `npm run fixture -- --port ${SITE_PORT + 1}`,
      url: GERMAN_URL,
      // It builds what is not built yet.
      timeout: 300_000,
      // A server that runs already shows the same sites: it looks the folders up for each request.
      reuseExistingServer: !isCi,
    },
    {
      command: `npm run workshop -- --built --port ${SITE_PORT + 4}`,
      url: WORKSHOP_URL,
      timeout: 300_000,
      reuseExistingServer: !isCi,
    },
  ],
});
