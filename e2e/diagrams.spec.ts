import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { listMisplacedText, listWeakParts } from './diagramFaults.ts';
import { listDiagramPages } from './listDiagramPages.ts';
import { openPage, VERSIONS } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = '/format/stream/';
const CAPTION = 'The life of one stream: open, write, close.';

const picture = (page: Page) => page.getByRole('img', { name: CAPTION });
const article = (page: Page) => page.getByRole('article');

for (const [version, base] of VERSIONS) {
  test(`the life of a stream is drawn in ${version}, with a name and a description`, async ({ page }) => {
    await page.goto(`${base}format/stream/`);
    await expect(picture(page)).toBeVisible();
    await expect(picture(page)).toHaveAccessibleDescription(/^The page, whose id is 7, sends OPEN .+ answers CLSE\.$/);
    await expect(page.getByRole('figure', { name: CAPTION })).toContainText(CAPTION);
  });
}

test('every picture has a name of its own, and the page does not show the source of the diagram', async ({ page }) => {
  await page.goto(PAGE);
  const pictures = article(page).locator('figure').getByRole('img');
  const names = await article(page).locator('figcaption').allTextContents();
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, name] of names.entries()) await expect(pictures.nth(index)).toHaveAccessibleName(name);
  await expect(article(page).getByText(/sequenceDiagram|accDescr|participant/)).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in the ${mode} mode`, () => {
    test.use({ colorScheme: mode, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    test('text and lines have enough contrast with their background', async ({ page }) => {
      for (const address of [PAGE, '/format/layers/', '/format/handshake/']) {
        await page.goto(address);
        await expect(article(page).locator('figure svg').first()).toBeVisible();
        expect(await listWeakParts(article(page)), address).toEqual([]);
      }
    });

    test('axe finds nothing', async ({ page }) => {
      await openPage(page, PAGE);
      expect(await findFaults(page, 'article')).toEqual([]);
    });
  });
}

test('no text overlaps or leaves its box, on any page of the unreleased version', async ({ page }) => {
  const addresses = await listDiagramPages(page, '/next/');
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    await page.goto(address);
    await expect(article(page).locator('figure svg').first()).toBeVisible();
    expect(await listMisplacedText(article(page)), address).toEqual([]);
  }
});

test('lines end at the letters of labels that they cross', async ({ page }) => {
  await page.goto('/format/handshake/');
  for (const words of ['yes', 'loop [if the crane wants it]']) {
    const label = article(page).getByText(words, { exact: true }).first();
    await expect(label).toHaveCSS('paint-order', /^stroke/);
    await expect(label).toHaveCSS('stroke-width', '6px');
  }
});

test('on a narrow screen a wide diagram scrolls in its own box, also with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/devices/');
  const box = article(page).getByRole('group', { name: 'Diagram: From the page to the hook.' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a diagram that fits is not a tab stop', async ({ page }) => {
  await page.goto(PAGE);
  await expect(picture(page)).toBeVisible();
  await expect(article(page).getByRole('group', { name: /^Diagram/ })).toHaveCount(0);
});

test('the whole picture is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto('/devices/');
  const svg = article(page).locator('figure svg');
  expect(await svg.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(500);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture and its caption are there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(picture(page)).toBeVisible();
    await expect(article(page).getByText(CAPTION)).toBeVisible();
  });
});

test('the page as Markdown keeps the diagram as text', async ({ page }) => {
  const markdown = await (await page.request.get(`${PAGE}index.md`)).text();
  expect(markdown).toContain(`\`\`\`mermaid title="${CAPTION}"\nsequenceDiagram\n`);
  expect(markdown).toContain('  P->>C: OPEN 7, hold:list\n');
});
