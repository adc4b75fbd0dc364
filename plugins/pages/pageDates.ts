import type { RspressPlugin } from '@rspress/core';
import type { PageHistory } from '../../common/buildRecord.ts';
import type { PageDay } from '../../common/pageDay.ts';
import type { LocaleConfig } from '../../common/siteConfig.ts';
import { formatDay } from './formatDay.ts';

/** Give every page the day of its last change, as the theme reads it. */
export function pageDates(history: PageHistory, locale: LocaleConfig): RspressPlugin {
  return {
    name: 'docs:page-dates',
    extendPageData(page) {
      const change = history[page._relativePath];
      if (!change) return;
      const day = change.date.slice(0, 10);
      Object.assign(page, { lastUpdated: { day, text: formatDay(day, locale) } satisfies PageDay });
    },
  };
}
