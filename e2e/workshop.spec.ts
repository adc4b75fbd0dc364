import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MODES } from './axe.ts';
import { openPage, WORKSHOP_URL } from './site.ts';
import { expect, test } from './test.ts';

const DOCS_DIR = path.join(import.meta.dirname, 'workshop/docs');
const listNames = (dir: string, extension: string): string[] =>
  readdirSync(dir).flatMap((name) => (name.endsWith(extension) ? [path.basename(name, extension)] : []));

const PAGES = listNames(DOCS_DIR, '.mdx').map((name) => (name === 'index' ? '' : `${name}/`));
/** Components: what has a Markdown form. */
const COMPONENTS = listNames(path.join(DOCS_DIR, 'markdown'), '.md');
const WIDTHS = [390, 1280];

// As in a11y.spec.ts: nothing moves, and axe reads every element several times.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const component of COMPONENTS) {
  test(`the workshop lists the props of ${component}`, async ({ page }) => {
    await openPage(page, `${WORKSHOP_URL}${component}/`);
    const props = page
      .locator('h2#props ~ div')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(props).not.toHaveCount(0);
  });
}

for (const [mode, findFaults] of MODES) {
  test.describe(`in the ${mode} mode`, () => {
    test.use({ colorScheme: mode });

    for (const address of PAGES) {
      test(`axe finds nothing in the workshop on /${address}`, async ({ page }) => {
        await openPage(page, WORKSHOP_URL + address);
        for (const frame of await page.locator('iframe').all())
          await expect(frame.contentFrame().locator('[data-example] > *').first()).toBeAttached();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await findFaults(page);
          expect(faults.filter(isOfOneDocument), `${width} px`).toEqual([]);
        }
      });
    }

    for (const component of COMPONENTS) {
      for (const width of WIDTHS) {
        test(`${component} looks as an element as it does in Markdown, ${width} px wide`, async ({ page }) => {
          // High enough for all of it: what a browser has to scroll to is drawn in parts.
          await page.setViewportSize({ width, height: 2400 });
          await openPage(page, `${WORKSHOP_URL}${component}/`);
          const markdown = page.locator('[data-markdown]');
          await page.addStyleTag({ content: ALONE });
          await waitForPreview(page);
          const picture = `${component}-${mode}-${width}.png`;
          const file = test.info().snapshotPath(picture);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, await markdown.screenshot({ animations: 'disabled' }));
          await page.goto(`${WORKSHOP_URL}~demo/_${component.replaceAll('-', '_')}_1/`);
          const example = page.locator('[data-example]');
          await expect(example.locator('> *').first()).toBeVisible();
          await waitForPreview(page);
          // A rounded corner over another layer differs in its softest pixels, and so do a few of letters at parts of a pixel.
          await expect(example).toHaveScreenshot(picture, { threshold: 0.1, maxDiffPixels: 12 });
        });
      }
    }
  });
}

/** Axe counts the landmarks of frames with those of the page. A page that shows something twice has each twice. */
const isOfOneDocument = (fault: string): boolean => !fault.startsWith('landmark-unique:');

/** Show what Markdown makes where a frame shows its example: alone, from edge to edge. */
const ALONE = `body {
  visibility: hidden;
}
[data-markdown] {
  visibility: visible;
  position: fixed;
  inset: 0 0 auto;
  z-index: 1000;
  padding: 1rem;
  background: var(--docs-bg);
}`;

/** A live preview comes late. */
async function waitForPreview(page: Page): Promise<void> {
  await expect(page.locator('[data-preview]:not([data-status=done])')).toHaveCount(0);
}
