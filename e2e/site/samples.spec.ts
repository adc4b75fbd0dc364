import type { Page } from '@playwright/test';
import { findFaults } from '../axe.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from '../layoutShift.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../test.ts';
import { listSample, TESTED_VERSIONS } from './readSite.ts';

// Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const version of TESTED_VERSIONS)
  test(`pages of ${version.name} load without errors and layout shifts, fit a phone and are accessible`, async ({
    page,
  }) => {
    const pathnames = listSample(version);
    // Axe reads every element of long pages.
    test.setTimeout(pathnames.length * 60_000);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    await watchShifts(page);
    for (const pathname of pathnames) {
      await page.setViewportSize({ width: 320, height: 800 });
      await openPage(page, pathname);
      await expect(page.getByRole('heading', { level: 1 }), pathname).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, pathname).toBeLessThanOrEqual(0);
      expect(await readShift(page), pathname).toBeLessThanOrEqual(SHIFT_LIMIT);
      await page.setViewportSize({ width: 1280, height: 900 });
      await dropSymbols(page);
      expect(await findFaults(page), pathname).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

/** A page of a package has up to twenty thousand elements, which axe reads in a minute: the first symbols of each kind show what is wrong with all. */
const dropSymbols = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('[data-document^=symbols] section:nth-of-type(n + 9)'))
      section.remove();
  });
