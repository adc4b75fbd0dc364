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

test('a page is loaded once, however often it is asked for, and then at hand', async () => {
  const { page, counts } = makePage(0);
  await Promise.all([page.preload(), page.preload(), page.pending()]);
  await page.preload();
  expect(counts.loads).toBe(1);
  expect(page.loaded).toBe(PAGE);
});
