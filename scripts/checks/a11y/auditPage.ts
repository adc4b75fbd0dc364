import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COLOR_MODE_KEY } from '../../../common/storageKeys.ts';
import type { Finding } from './findings.ts';

const WIDTHS = [390, 768, 1280];
const MODES = ['light', 'dark'] as const;
const HEIGHT = 900;
const HTML_LENGTH = 160;

type Mode = (typeof MODES)[number];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

// axe is a dependency of its Playwright package.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 to level AA, and best practices. axe disables the target size rule by default. */
const ALL_RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
/** Rules about colours: only they depend on the mode. */
const COLOR_RULES = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] };
const RULES: Record<Mode, object> = { light: ALL_RULES, dark: COLOR_RULES };

/** Run axe on a page, loaded once, at every width and in both colour modes. */
export async function auditPage(page: Page, url: string): Promise<Finding[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(AXE_SOURCE);
  const findings: Finding[] = [];
  for (const mode of MODES) {
    await setMode(page, mode);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await whenIdle(page);
      const { violations } = await runAxe(page, RULES[mode]);
      findings.push(...listFindings(violations, new URL(url).pathname, `${width} ${mode}`));
    }
  }
  return findings;
}

/** As another tab of the site does, and without scripts as the system does. */
async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
    },
    [COLOR_MODE_KEY, mode] as const,
  );
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).colorScheme.split(' ').includes(wanted),
    mode,
  );
}

/** Milliseconds: for one page in twenty, Chromium never calls back. */
const IDLE_TIMEOUT = 1000;

/** Scrolling parts become focusable a moment after the new size. */
const whenIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout }))),
    IDLE_TIMEOUT,
  );

function runAxe(page: Page, rules: object): Promise<AxeResults> {
  return page.evaluate((options) => {
    // Loaded above.
    const { axe } = globalThis as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
    return axe.run(options);
  }, rules);
}

const listFindings = (violations: AxeResults['violations'], pathname: string, view: string): Finding[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => ({
      rule: id,
      help,
      pathname,
      view,
      element: target.join(' '),
      html: html.slice(0, HTML_LENGTH),
    })),
  );
