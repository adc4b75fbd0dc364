import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = `${FIXTURE_URL}api/read/`;
const headingOf = (page: Page) => page.getByRole('heading', { name: /Step 2$/ });
const linkOf = (page: Page) => page.getByTitle(words.content.headingLink('Step 2'));

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a click on the sign beside a heading copies its address, says so and goes there', async ({ page }) => {
    await openPage(page, READ);
    await linkOf(page).click();
    await expect(page).toHaveURL(`${READ}#step-2`);
    const said = headingOf(page).locator('[aria-live=polite]');
    await expect(said).toHaveText(words.content.linkCopied);
    await expect(said).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${READ}#step-2`);
  });
});

test('the sign is 4 px before the heading, on its baseline', async ({ page }) => {
  await openPage(page, READ);
  const [gap, drop] = await linkOf(page).evaluate((link) => {
    const baselineOf = (node: Node | null) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      node?.parentNode?.insertBefore(mark, node);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    const text = [...(link.parentElement?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    if (!text || !link.firstChild) throw new Error('The heading has no text.');
    range.selectNode(text);
    const { left } = range.getBoundingClientRect();
    range.selectNode(link.firstChild);
    const { right } = range.getBoundingClientRect();
    link.style.display = 'inline';
    return [left - right, baselineOf(link.firstChild) - baselineOf(text)];
  });
  expect(gap).toBeCloseTo(4, 0);
  expect(Math.abs(drop ?? 1)).toBeLessThan(1);
});

test('the sign waits for the pointer, and is always visible where there is none', async ({ browser, page }) => {
  await openPage(page, READ);
  await expect(linkOf(page)).toHaveCSS('opacity', '0');
  await headingOf(page).hover();
  await expect(linkOf(page)).toHaveCSS('opacity', '1');
  const touch = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  const phone = await touch.newPage();
  await openPage(phone, READ);
  await expect(linkOf(phone)).toHaveCSS('opacity', '1');
  await touch.close();
});

test('the sign is neither part of the heading’s name nor a stop of the keyboard', async ({ page }) => {
  await openPage(page, READ);
  await expect(headingOf(page)).toBeVisible();
  await expect(linkOf(page)).toHaveAttribute('tabindex', '-1');
});
