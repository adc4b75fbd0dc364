import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** List the accessibility problems of a page, or of the part that a selector matches. */
export const findFaults = (page: Page, selector?: string): Promise<string[]> =>
  // The size of targets is switched off in axe unless it is named.
  run(page, { runOnly: TAGS, rules: { 'target-size': { enabled: true } } }, selector);

/** List the problems of colours alone: all that can differ between the modes. */
export const findColorFaults = (page: Page, selector?: string): Promise<string[]> =>
  run(page, { runOnly: { type: 'rule', values: COLOR_RULES } }, selector);

/** Color modes, with what to look for in each on the same page: the dark one differs in nothing but colours. */
export const MODES = [
  ['light', findFaults],
  ['dark', findColorFaults],
] as const;

async function run(page: Page, options: Parameters<AxeBuilder['options']>[0], selector?: string): Promise<string[]> {
  // What has just been drawn is measured before the next frame: a box with wider content can have the focus only then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // Passed checks are not listed, because that takes most of the time. Without frames of other origins, axe does not need a
  // second page to collect its results.
  const builder = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
