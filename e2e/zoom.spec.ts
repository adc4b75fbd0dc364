import type { Page } from '@playwright/test';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const FLOW = 'Data flows from left to right';

const enlarge = (page: Page, name: string) => page.getByRole('button', { name: `Enlarge image: ${name}` });

test('an image is enlarged by the keyboard without motion for those who want none; Escape leads back to it, and a click closes it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, 'guide/streams/');
  const small = await page.getByRole('article').getByRole('img').first().boundingBox();
  await enlarge(page, FLOW).press('Enter');
  const dialog = page.getByRole('dialog', { name: FLOW });
  await expect(dialog).toHaveCSS('transition-duration', '0s');
  const large = await dialog.getByRole('img').boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge(page, FLOW)).toBeFocused();
  await enlarge(page, FLOW).click();
  await dialog.click({ position: { x: 10, y: 10 } });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enlarge.*same picture/ }), 'an image in a link').toHaveCount(0);
});
