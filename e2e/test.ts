import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playwright's test, for which answers that are still on their way when it ends are no errors. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
