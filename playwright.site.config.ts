import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { SITE_PORT, SITE_URL } from './e2e/site.ts';
import productConfig, { libraryTests } from './playwright.config.ts';

export default defineConfig({
  ...productConfig,
  testIgnore: [],
  use: { ...productConfig.use, baseURL: SITE_URL },
  projects: [
    { name: 'site', testDir: 'e2e/site' },
    // Every sample in a page, weekly: `check samples` runs the same samples at every change.
    ...(process.env.DOCS_ALL ? libraryTests.map((dir) => ({ name: 'library', testDir: path.join(dir, 'site') })) : []),
  ],
  webServer: {
    command: `npm run serve -- --port ${SITE_PORT}`,
    url: SITE_URL,
    reuseExistingServer: !process.env.CI,
  },
});
