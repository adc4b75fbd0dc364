import type { LastChanges } from '../../common/buildRecord.ts';
import type { FindDay } from '../../common/pageDay.ts';
import type { LocaleConfig } from '../../common/siteConfig.ts';

/** Create a FindDay in the readers' language. */
export const createFindDay =
  (lastChanges: LastChanges, locale: LocaleConfig): FindDay =>
  (filePath) => {
    const day = lastChanges[filePath]?.date.slice(0, 10);
    return day === undefined ? undefined : { day, text: formatDay(day, locale) };
  };

/**
 * Format a day in a language, the same in every time zone. Browsers are slow at it and may differ.
 * @example formatDay('2025-08-29', { htmlLang: 'en', calendar: 'gregory' }) === 'Aug 29, 2025'
 */
export const formatDay = (day: string, { htmlLang, calendar }: Pick<LocaleConfig, 'htmlLang' | 'calendar'>): string =>
  new Intl.DateTimeFormat(htmlLang, {
    calendar,
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
