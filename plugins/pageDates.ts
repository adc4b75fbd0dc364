import type { RspressPlugin } from '@rspress/core';
import type { PageHistory } from '../common/buildRecord.ts';

/** Give every page the day of its last change (`YYYY-MM-DD`, UTC), under the key that the theme reads. */
export function pageDates(history: PageHistory): RspressPlugin {
  return {
    name: 'docs:page-dates',
    extendPageData(page) {
      const change = history[page._relativePath];
      if (change) Object.assign(page, { lastUpdated: change.date.slice(0, 10) });
    },
  };
}
