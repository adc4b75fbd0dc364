import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, WORKSHOP_URL } from './site.ts';
import { expect, test } from './test.ts';

const DOCS_DIR = path.join(import.meta.dirname, 'workshop/docs');
const listNames = (dir: string, extension: string): string[] =>
  readdirSync(dir).flatMap((name) => (name.endsWith(extension) ? [path.basename(name, extension)] : []));

const PAGES = listNames(DOCS_DIR, '.mdx').map((name) => (name === 'index' ? '' : `${name}/`));
/** Components: what has a Markdown form. */
const COMPONENTS = listNames(path.join(DOCS_DIR, 'markdown'), '.md');

test('each page of the workshop draws its examples, and axe finds nothing in them', async ({ page }) => {
  for (const address of PAGES) {
    await openPage(page, WORKSHOP_URL + address);
    for (const frame of await page.locator('iframe').all())
      await expect(frame.contentFrame().locator('[data-example] > *').first()).toBeVisible();
    const faults = await findFaults(page);
    // Axe counts the landmarks of frames with those of the page. A page that shows something twice has each twice.
    expect(
      faults.filter((fault) => !fault.startsWith('landmark-unique:')),
      `/${address}`,
    ).toEqual([]);
  }
});

test('an example of a component is made of the elements that its Markdown makes', async ({ page }) => {
  for (const component of COMPONENTS) {
    await openPage(page, `${WORKSHOP_URL}${component}/`);
    const example = page.locator('iframe').contentFrame().locator('[data-example]');
    await expect(example.locator('> *').first()).toBeVisible();
    await expect
      .poll(() => listElements(example), component)
      .toEqual(await listElements(page.locator('[data-markdown]')));
  }
});

/** List the elements below one, with their classes and their own text. */
const listElements = (root: Locator): Promise<string[]> =>
  root.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ localName, className, childNodes }) => {
      const text = [...childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join('');
      return `${localName}.${className} ${text}`;
    }),
  );
