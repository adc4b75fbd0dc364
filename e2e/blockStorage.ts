import type { Page } from '@playwright/test';

/** Disable the browser's storage as a reader can: every access throws. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  });
