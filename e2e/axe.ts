import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** List the accessibility problems of a page, or of the part that a selector matches. */
export async function findFaults(page: Page, selector?: string): Promise<string[]> {
  // What has just been drawn is measured before the next frame: a box with wider content can have the focus only then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // The size of targets is switched off in axe unless it is named. Passed checks are not listed, because that takes most of the time.
  const options: Parameters<AxeBuilder['options']>[0] = {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  };
  // Without frames of other origins, axe does not need a second page to collect its results.
  const builder = new AxeBuilder({ page }).options(options).withTags(TAGS).setLegacyMode();
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
