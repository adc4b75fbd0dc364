import type { PageHistory } from '../../common/buildRecord.ts';
import type { FindDay } from '../../common/pageDay.ts';
import type { LocaleConfig } from '../../common/siteConfig.ts';
import { formatDay } from './formatDay.ts';

/** Create a FindDay for the days of one history, in the language of the readers. */
export const createFindDay =
  (history: PageHistory, locale: LocaleConfig): FindDay =>
  (filePath) => {
    const day = history[filePath]?.date.slice(0, 10);
    return day === undefined ? undefined : { day, text: formatDay(day, locale) };
  };
