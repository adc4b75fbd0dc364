import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const STREAMS = `${FIXTURE_URL}guide/streams/`;
const NAME = 'Enlarge image: Data flows from left to right';

test('an image is enlarged by the keyboard; Escape leads back to it', async ({ page }) => {
  await openPage(page, STREAMS);
  const button = page.getByRole('button', { name: NAME });
  const small = await page.getByRole('article').getByRole('img').first().boundingBox();
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Data flows from left to right' });
  const large = await dialog.getByRole('img').boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a click enlarges, and a click anywhere closes', async ({ page }) => {
  await openPage(page, STREAMS);
  const button = page.getByRole('button', { name: NAME });
  await button.click();
  await page.getByRole('dialog').click({ position: { x: 10, y: 10 } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: words.content.closeImage }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who wants little motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, STREAMS);
  await page.getByRole('button', { name: NAME }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('transition-duration', '0s');
});

test('an image in a link leads where the link leads', async ({ page }) => {
  await openPage(page, STREAMS);
  await expect(page.getByRole('button', { name: NAME })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link').getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Enlarge.*same picture/ })).toHaveCount(0);
});

test('paper shows the image and no button', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(STREAMS);
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
