import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** List what makes a page, or the part of it that a selector names, hard to use. */
export async function findFaults(page: Page, selector?: string): Promise<string[]> {
  // The size of targets is switched off in axe unless it is named. What is right is not listed, which takes most of the time.
  const options: Parameters<AxeBuilder['options']>[0] = {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  };
  // Without frames of other origins, axe needs no second page to gather what it found.
  const builder = new AxeBuilder({ page }).options(options).withTags(TAGS).setLegacyMode();
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
