import type { Page } from '@playwright/test';

/** Disable a storage of the browser as a reader can: every access throws. */
export const blockStorage = (page: Page, name: 'localStorage' | 'sessionStorage' = 'localStorage'): Promise<unknown> =>
  page.addInitScript((key) => {
    Object.defineProperty(window, key, {
      get() {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  }, name);
