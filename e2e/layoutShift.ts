import type { Page } from '@playwright/test';

/** The authors of the metric call 0.1 good. The first height of a comparison's heading moves its form by 0.0101. */
export const SHIFT_LIMIT = 0.012;

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Sum up the layout shifts without input, from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Chromium's entries of this type have these two fields; TypeScript's library does not list them yet.
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far. Two frames let the last entries arrive. */
export const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift))),
      ),
  );
