import type { LastChanges } from '../../common/buildRecord.ts';
import type { FindDay } from '../../common/pageDay.ts';
import type { LocaleConfig } from '../../common/siteConfig.ts';
import { createFormatDay } from './formatDay.ts';

/** Create a FindDay in the readers' language. */
export function createFindDay(lastChanges: LastChanges, locale: LocaleConfig): FindDay {
  const formatDay = createFormatDay(locale);
  return (filePath) => {
    const day = lastChanges[filePath]?.date.slice(0, 10);
    return day === undefined ? undefined : { day, text: formatDay(day) };
  };
}
