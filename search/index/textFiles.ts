/** Digits of the digest that names a page's file of texts. The merge refuses two files of one name with different bytes. */
export const TEXT_DIGITS = 8;

/** Name the file that has the texts of a page, beside the index. */
export const nameTextFile = (digits: string): string => `text/${digits}.json`;

/** Give the digits of one page, by its number, from those of all pages in a row. */
export const digitsAt = (allDigits: string, page: number): string =>
  allDigits.slice(page * TEXT_DIGITS, (page + 1) * TEXT_DIGITS);

/** Name the file of one page, by its number, from the digits of all pages in a row. */
export const textFileAt = (allDigits: string, page: number): string => nameTextFile(digitsAt(allDigits, page));
