import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** List what makes a page, or the part of it that a selector names, hard to use. */
export async function findFaults(page: Page, selector?: string): Promise<string[]> {
  // The size of targets is switched off in axe unless it is named.
  const options = { rules: { 'target-size': { enabled: true } } };
  const builder = new AxeBuilder({ page }).options(options).withTags(TAGS);
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
