const FORMAT = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });

/** Write a day for readers, the same on the server and in every time zone. @example formatDay('2025-08-29') === 'Aug 29, 2025' */
export const formatDay = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));
