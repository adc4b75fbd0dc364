import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a click on the sign beside a heading, which waits for the pointer, copies its address and goes there', async ({
  page,
}) => {
  await openPage(page, 'api/read/');
  const heading = page.getByRole('heading', { name: /Step 2$/ });
  const sign = heading.getByTitle(words.content.headingLink);
  await expect(sign).toHaveAttribute('tabindex', '-1');
  await expect(sign).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(sign).toHaveCSS('opacity', '1');
  await sign.click();
  await expect(page).toHaveURL('api/read/#step-2');
  const notice = heading.locator('[aria-live=polite]');
  await expect(notice).toHaveText(words.content.linkCopied);
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
