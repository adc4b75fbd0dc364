import type { LocaleConfig } from '../../../common/siteConfig.ts';

/**
 * Write a day for readers of a language, the same on the server and in every time zone.
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
