import type { LocaleConfig } from '../../common/siteConfig.ts';

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
