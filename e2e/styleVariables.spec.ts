import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test.ts';

/** Rspress's own variables, which are left out of the style sheet (`plugins/rspress/unusedStyles.ts`). */
const VARIABLES_DIR = path.join(import.meta.dirname, '../node_modules/@rspress/core/dist/theme/styles/vars');

function listLeftOut(): string[] {
  const sheets = readdirSync(VARIABLES_DIR).map((name) => readFileSync(path.join(VARIABLES_DIR, name), 'utf8'));
  return [...new Set(sheets.flatMap((sheet) => sheet.match(/--[\w-]+(?=:)/g) ?? []))];
}

test('ours stand for all variables of Rspress that its styles use', async ({ page }) => {
  const leftOut = listLeftOut();
  await page.goto('/guide/install/');
  const { used, unset } = await page.evaluate((names) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const styles = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? '');
    const text = [...rules, ...styles].join('\n');
    const asked = names.filter((name) => text.includes(`var(${name})`));
    const root = getComputedStyle(document.documentElement);
    return { used: asked.length, unset: asked.filter((name) => root.getPropertyValue(name) === '') };
  }, leftOut);

  expect(leftOut.length).toBeGreaterThan(50);
  expect(used).toBeGreaterThan(5);
  expect(unset).toEqual([]);
});
