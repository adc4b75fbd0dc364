import type { Locator } from '@playwright/test';
import { FIXTURE_URL, openPage, VERSIONS } from './site.ts';
import { expect, test } from './test.ts';

/** Name of the image that is too large to be in the page itself: it is a file of the site. */
const NAME = 'How full the buffer is';

/** Width of the picture in its file; 0 for one that did not load. */
const naturalWidth = (image: Locator) => image.evaluate((node: HTMLImageElement) => node.naturalWidth);

for (const siteUrl of [FIXTURE_URL, FIXTURE_URL]) {
  for (const [name, path] of VERSIONS) {
    test(`an image of ${name} below ${new URL(siteUrl).pathname} is shown, also enlarged`, async ({ page }) => {
      await openPage(page, new URL(`.${path}guide/streams/`, siteUrl).href);
      const image = page.getByRole('article').getByRole('img', { name: NAME });
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => naturalWidth(image)).toBe(96);
      await page.getByRole('button', { name: `Enlarge image: ${NAME}` }).click();
      await expect.poll(() => naturalWidth(page.getByRole('dialog', { name: NAME }).getByRole('img'))).toBe(96);
    });
  }
}

test('an image of the public folder is that of its own version', async ({ page }) => {
  for (const [path, width] of [
    ['3.0.0/', 40],
    ['next/', 48],
  ] as const) {
    await openPage(page, new URL(`${path}guide/streams/`, FIXTURE_URL).href);
    const image = page.getByRole('article').getByRole('img', { name: 'How the buffer drains' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => naturalWidth(image)).toBe(width);
  }
});
