import type { Page } from '@playwright/test';

/** A tenth is called good by those who defined the measure; a page of words has no reason to move at all. */
export const SHIFT_LIMIT = 0.02;

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Add up how far things move that the reader did not move, from the first paint on. */
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
