import { expect, test } from 'vitest';
import { LazyPage } from './LazyPage.ts';
import type { PageModule } from './pageModule.ts';

const PAGE: PageModule = { default: () => null };

/** A page whose loading fails the given number of times. */
function makePage(failures: number) {
  const counts = { loads: 0 };
  const page = new LazyPage(async () => {
    counts.loads += 1;
    if (counts.loads <= failures) throw new Error('offline');
    return PAGE;
  });
  return { page, counts };
}

test('a page is loaded once, however often it is asked for', async () => {
  const { page, counts } = makePage(0);
  await Promise.all([page.preload(), page.preload(), page.pending()]);
  await page.preload();
  expect(counts.loads).toBe(1);
});

test('a page that is there is at hand without waiting', async () => {
  const { page } = makePage(0);
  await page.preload();
  expect(page.loaded).toBe(PAGE);
});

test('asking again after a failure loads again', async () => {
  const { page } = makePage(1);
  await expect(page.preload()).rejects.toThrow('offline');
  expect(await page.preload()).toBe(PAGE);
});

test('drawing a page that failed does not load it again', async () => {
  const { page, counts } = makePage(9);
  await expect(page.preload()).rejects.toThrow('offline');
  await expect(page.pending()).rejects.toThrow('offline');
  expect(counts.loads).toBe(1);
});
