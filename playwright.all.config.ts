import { defineConfig } from '@playwright/test';
import productConfig from './playwright.config.ts';

/** The matrices: what repeats over widths, modes and versions. */
export default defineConfig({
  ...productConfig,
  testIgnore: [],
  projects: [{ name: 'all', testDir: 'e2e/all' }],
});
