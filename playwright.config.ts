import { defineConfig, devices } from '@playwright/test';
import { findChromium, launchArgs } from './scripts/lib/chromium.ts';

const port = Number(process.env.DOCS_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'e2e',
  reporter: 'list',
  // A test that passes the second time hides a fault.
  retries: 0,
  workers: 2,
  // Two cores run two browsers and two servers: what is slow there is not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: isCi,
  // A recording of each test would take a third of the time: `npm run check:e2e -- --trace on` makes one.
  use: { baseURL },
  projects: [
    {
      name: 'chromium',
      // Without a Chromium, Playwright's own message says what is missing; `npm run tools` installs it.
      use: { ...devices['Desktop Chrome'], launchOptions: { ...findChromium(), args: launchArgs() } },
    },
  ],
  webServer: [
    {
      command: `npm run serve -- --port ${port}`,
      url: baseURL,
      // A server that runs already shows the same dist/: it looks the folder up for each request.
      reuseExistingServer: !isCi,
    },
    {
      command: `npm run trial -- --port ${port + 1}`,
      url: `http://localhost:${port + 1}/manual/`,
      // It builds three small versions first.
      timeout: 180_000,
      reuseExistingServer: !isCi,
    },
  ],
});
