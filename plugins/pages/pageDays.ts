import type { LastChanges } from '../../common/buildRecord.ts';
import type { FindDay } from '../../common/pageDay.ts';
import type { LocaleConfig } from '../../common/siteConfig.ts';

/** Create a FindDay in the readers' language. */
export function createFindDay(lastChanges: LastChanges, locale: LocaleConfig): FindDay {
  const formatDay = createFormatDay(locale);
  return (filePath) => {
    const day = lastChanges[filePath]?.date.slice(0, 10);
    return day === undefined ? undefined : { day, text: formatDay(day) };
  };
}

/**
 * Create a formatter of days in a language, the same in every time zone. Browsers are slow at it and may differ.
 * @example createFormatDay({ htmlLang: 'en', calendar: 'gregory' })('2025-08-29') === 'Aug 29, 2025'
 */
export function createFormatDay({ htmlLang, calendar }: Pick<LocaleConfig, 'htmlLang' | 'calendar'>) {
  const format = new Intl.DateTimeFormat(htmlLang, {
    calendar,
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
}
