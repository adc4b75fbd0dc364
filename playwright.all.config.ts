import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { LIBRARY_URL } from './e2e/site.ts';
import productConfig, { libraryTests } from './playwright.config.ts';

/** The matrices: what repeats over widths, modes and versions. */
export default defineConfig({
  ...productConfig,
  testIgnore: [],
  projects: [
    { name: 'all', testDir: 'e2e/all' },
    ...libraryTests.map((dir) => ({
      name: 'library',
      testDir: path.join(dir, 'all'),
      use: { baseURL: LIBRARY_URL },
    })),
  ],
});
