import type { Page } from '@playwright/test';
import { FIXTURE_URL } from './site.ts';
import { expect, test } from './test.ts';

const SMUGGLED_URL = `${FIXTURE_URL}next/api/smuggled/`;

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

/** Serve the page with HTML at the end of its body, as if no check had refused it. */
const inject = (page: Page, html: string) =>
  page.route(SMUGGLED_URL, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) });
  });

test('content is shown as text, and nothing in it runs', async ({ page }) => {
  const { runs, stops } = await watch(page);
  await page.goto(SMUGGLED_URL);
  const article = page.getByRole('article');
  await expect(article.getByText('Entities <script>alert(1)</script>, escapes <script>')).toBeVisible();
  await expect(article.getByText('{globalThis.alert(1)} and')).toBeVisible();
  await expect(article.getByText("import '/static/attack.js'")).toBeVisible();
  await expect(article.getByRole('heading', { name: '<svg onload=alert(1)>' })).toBeVisible();
  await expect(article.getByRole('cell', { name: '<details open ontoggle=alert(1)>' })).toBeVisible();
  await expect(article.getByRole('figure').getByText('</figcaption><script>alert(1)</script>')).toBeVisible();
  await article.getByRole('tab', { name: '<script>alert(1)</script>' }).click();
  await expect(article.getByText('Second.')).toBeVisible();
  await expect(article.locator('script, iframe, details:not(.rp-not-doc > *), img[src="x"]')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    ),
  ).toEqual([]);
  expect({ runs, stops }).toEqual({ runs: [], stops: [] });
});

for (const [name, html, stop] of [
  ['a script', '<script>alert(1)</script>', 'script-src-elem'],
  ['a module', '<script type="module">alert(1)</script>', 'script-src-elem'],
  ['a script from another site', '<script src="https://evil.example/a.js"></script>', 'script-src-elem'],
  ['a script in a document of its own', '<script src="data:text/javascript,alert(1)"></script>', 'script-src-elem'],
  ['an image that fails', '<img src="data:," onerror="alert(1)">', 'script-src-attr'],
  ['an SVG that loads', '<svg onload="alert(1)"></svg>', 'script-src-attr'],
  ['details that open', '<details open ontoggle="alert(1)">x</details>', 'script-src-attr'],
  ['a frame with a document', '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>', 'script-src-elem'],
  ['a frame that runs', '<iframe src="javascript:parent.alert(1)"></iframe>', 'script-src-elem'],
  ['a frame from another site', '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
  ['an object', '<object data="data:text/html,<script>alert(1)</script>"></object>', 'object-src'],
  ['another base', '<base href="https://evil.example/">', 'base-uri'],
] as const) {
  test(`${name} that passed the checks is blocked by the policy`, async ({ page }) => {
    await inject(page, html);
    const { runs, stops } = await watch(page);
    await page.goto(SMUGGLED_URL);
    await expect.poll(() => stops).toContain(stop);
    expect(runs).toEqual([]);
  });
}

test('a script link that passed the checks does not run', async ({ page }) => {
  await inject(page, '<a href="java&Tab;script:alert(1)" style="position:fixed;inset:0;z-index:9999">Attack</a>');
  const { runs, stops } = await watch(page);
  await page.goto(SMUGGLED_URL);
  await page.getByRole('link', { name: 'Attack' }).click();
  await expect.poll(() => stops).toContain('script-src-elem');
  expect(runs).toEqual([]);
});
