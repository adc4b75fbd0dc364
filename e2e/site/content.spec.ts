import type { Page } from '@playwright/test';
import { listMisplacedText } from '../diagramFaults.ts';
import { expect, test } from '../test.ts';
import { listPages, VERSIONS } from './readSite.ts';

// Old content was checked when it was the newest.
const [newest] = VERSIONS;
if (!newest) throw new Error('The site has no version.');

test('no words of a diagram of the newest version overlap or leave their boxes', async ({ page }) => {
  const article = page.getByRole('article');
  for (const address of await listDiagramPages(page, newest.path)) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(article.locator('figure svg').first()).toBeVisible();
    expect(await listMisplacedText(article), address).toEqual([]);
  }
});

test('every live preview of the newest version runs', async ({ page, request }) => {
  for (const { path } of listPages(newest)) {
    if (!(await (await request.get(path)).text()).includes('data-preview="')) continue;
    await page.goto(path);
    for (const preview of await page.locator('[data-preview]').all()) {
      await preview.scrollIntoViewIfNeeded();
      await expect(preview, path).toHaveAttribute('data-status', 'done');
    }
  }
});

/** List the addresses of a version's pages with diagrams: its Markdown in one file names each page before its words. */
async function listDiagramPages(page: Page, base: string): Promise<string[]> {
  const markdown = await (await page.request.get(`${base}llms-full.txt`)).text();
  const addresses = new Set<string>();
  let address = '';
  for (const line of markdown.split('\n')) {
    address = /^> .+, version .+: <https?:\/\/[^/]+(.+)>$/.exec(line)?.[1] ?? address;
    if (line.startsWith('```mermaid')) addresses.add(address);
  }
  return [...addresses];
}
