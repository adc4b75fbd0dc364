import { collectProblems } from './problems.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

// `everyPage.spec.ts` proves that each kind of page complies with its policy while it loads.

test('navigation and interaction comply with the policy, and so does the script of a permalink', async ({ page }) => {
  const problems = await collectProblems(page);
  await openPage(page, 'guide/streams/');
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await page.getByRole('button', { name: words.layout.closeAnnouncement }).click();
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('api/');
  await page.goto('4.0.0/api/read/?a=b#c');
  await expect(page).toHaveURL('api/read/?a=b#c');
  expect(problems).toEqual([]);
});

test('an injected inline script does not run', async ({ page }) => {
  await page.route('**/api/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.isInjected = true</script></body>');
    await route.fulfill({ response, body });
  });
  const problems = await collectProblems(page);
  await openPage(page, 'api/');
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
  expect(problems.join('\n')).toContain('script-src-elem: inline');
});
