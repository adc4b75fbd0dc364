import { findColorFaults } from '../../../e2e/axe.ts';
import { openPage } from '../../../e2e/site.ts';
import { expect, test } from '../../../e2e/test.ts';
import { words } from '../words.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test('axe finds no wrong colour in the panel of a run in the dark mode', async ({ page }) => {
  await openPage(page, '/next/guide/run/');
  await page.getByRole('button', { name: words.sample.run }).first().click();
  const panel = page.getByRole('region', { name: words.run.panel });
  await expect(panel.getByRole('status')).toHaveText(/^Finished/);
  for (const tab of await panel.getByRole('tab').all()) {
    await tab.click();
    expect(await findColorFaults(page)).toEqual([]);
  }
});
