import type { Page } from '@playwright/test';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const SMUGGLED = 'next/api/smuggled/';

/** Collect the attacks that run (each calls `alert`), and those that the policy blocks. */
async function watch(page: Page): Promise<{ runs: string[]; stops: string[] }> {
  const runs: string[] = [];
  const stops: string[] = [];
  await page.exposeFunction('alert', (text: unknown) => runs.push(String(text)));
  await page.exposeFunction('noteStop', (text: string) => stops.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { noteStop: (text: string) => void }).noteStop(effectiveDirective),
    ),
  );
  return { runs, stops };
}

/** Ways to run a script, with the part of the policy that blocks each. */
const ATTACKS = [
  ['<script>alert(1)</script>', 'script-src-elem'],
  ['<script src="https://evil.example/a.js"></script>', 'script-src-elem'],
  ['<img src="data:," onerror="alert(2)">', 'script-src-attr'],
  ['<iframe srcdoc="<script>parent.alert(3)</script>"></iframe>', 'script-src-elem'],
  ['<iframe src="https://evil.example/"></iframe>', 'frame-src'],
  ['<object data="data:text/html,<script>alert(4)</script>"></object>', 'object-src'],
  ['<base href="https://evil.example/">', 'base-uri'],
] as const;

// `pages.test.ts` reads what content becomes in the HTML.
test('content is shown as text, and nothing in it runs', async ({ page }) => {
  const { runs, stops } = await watch(page);
  await openPage(page, SMUGGLED);
  const article = page.getByRole('article');
  await article.getByRole('tab', { name: '<script>alert(1)</script>' }).click();
  await expect(article.getByText('Second.')).toBeVisible();
  await expect(article.getByRole('heading', { name: '<svg onload=alert(1)>' })).toBeVisible();
  await expect(article.locator('script, iframe, img[src="x"]')).toHaveCount(0);
  expect({ runs, stops }).toEqual({ runs: [], stops: [] });
});

test('the policy blocks every attack that passed the checks', async ({ page }) => {
  let attack = '';
  await page.route(`**/${SMUGGLED}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', () => `${attack}</body>`) });
  });
  const { runs, stops } = await watch(page);
  for (const [html, stop] of ATTACKS) {
    attack = html;
    stops.length = 0;
    await page.goto(SMUGGLED);
    await expect.poll(() => stops, html).toContain(stop);
  }
  attack = '<a href="java&Tab;script:alert(5)" style="position:fixed;inset:0;z-index:9999">Attack</a>';
  stops.length = 0;
  await page.goto(SMUGGLED);
  await page.getByRole('link', { name: 'Attack' }).click();
  await expect.poll(() => stops).toContain('script-src-elem');
  expect(runs).toEqual([]);
});
