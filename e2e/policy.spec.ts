import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

/** Collect the violations of a page's policy, and every error of the console. */
async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('noteProblem', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteProblem: (text: string) => void }).noteProblem(`${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.isTagLoaded = true' }),
  );
  return problems;
}

/** Wait for the last script that a page starts by itself: the one that counts views. */
const waitForTag = (page: Page) => page.waitForFunction(() => 'isTagLoaded' in window);

const policyTag = (page: Page) => page.locator('meta[http-equiv="Content-Security-Policy"]');

for (const pathname of [
  '',
  'api/read/',
  'guide/streams/',
  'next/',
  'next/api/hostile/',
  'next/guide/streams/',
  '3.0.0/',
  '3.0.0/api/old-write/',
  '4.0.0/api/read/',
  'versions/',
]) {
  test(`/${pathname} complies with its policy`, async ({ page }) => {
    const problems = await collectProblems(page);
    await openPage(page, FIXTURE_URL + pathname);
    await waitForTag(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(policyTag(page)).toHaveCount(1);
    expect(problems).toEqual([]);
  });
}

test('the not-found page complies with its policy', async ({ page }) => {
  const problems = await collectProblems(page);
  await openPage(page, `${FIXTURE_URL}nowhere/`);
  await waitForTag(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(policyTag(page)).toHaveCount(1);
  // Chromium writes the answer 404 of the page itself.
  expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('navigation and interaction comply with the policy', async ({ page }) => {
  const problems = await collectProblems(page);
  await openPage(page, `${FIXTURE_URL}guide/streams/`);
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await page.getByRole('button', { name: words.layout.closeAnnouncement }).click();
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await waitForTag(page);
  expect(problems).toEqual([]);
});

test('a permalink leads on by its script', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}4.0.0/api/read/?a=b#c`);
  await expect(page).toHaveURL(`${FIXTURE_URL}api/read/?a=b#c`);
});

for (const pathname of ['', '4.0.0/api/read/', 'versions/', 'nowhere/']) {
  test(`the policy of /${pathname} comes before every script and allows none that is not named`, async ({ page }) => {
    const html = await (await page.request.get(FIXTURE_URL + pathname)).text();
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const [scripts = ''] = /script-src [^;]+/.exec(policy) ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(html.search(/<script/)).not.toBeLessThan(html.includes('<script') ? html.indexOf(policy) : -1);
  });
}

test('an injected inline script does not run', async ({ page }) => {
  await page.route(`${FIXTURE_URL}api/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.isInjected = true</script></body>');
    await route.fulfill({ response, body });
  });
  const problems = await collectProblems(page);
  await openPage(page, `${FIXTURE_URL}api/`);
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
  expect(problems.join('\n')).toContain('script-src-elem: inline');
});

test('a site that counts no views allows nothing from another origin', async ({ page }) => {
  await page.goto('/');
  expect(await policyTag(page).getAttribute('content')).not.toContain('http');
});
