import { defineConfig } from '@playwright/test';
import { SITE_PORT, SITE_URL } from './e2e/site.ts';
import productConfig from './playwright.config.ts';

export default defineConfig({
  ...productConfig,
  testDir: 'e2e/site',
  testIgnore: [],
  use: { baseURL: SITE_URL },
  webServer: {
    command: `npm run serve -- --port ${SITE_PORT}`,
    url: SITE_URL,
    reuseExistingServer: !process.env.CI,
  },
});
