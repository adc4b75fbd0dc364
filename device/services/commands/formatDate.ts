const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

const FIELDS: Readonly<Record<string, (date: Date) => string>> = {
  a: (date) => DAYS[date.getUTCDay()] ?? '',
  b: (date) => MONTHS[date.getUTCMonth()] ?? '',
  d: (date) => pad(date.getUTCDate()),
  e: (date) => String(date.getUTCDate()).padStart(2),
  F: (date) => `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`,
  H: (date) => pad(date.getUTCHours()),
  M: (date) => pad(date.getUTCMinutes()),
  m: (date) => pad(date.getUTCMonth() + 1),
  N: (date) => pad(date.getUTCMilliseconds() * 1_000_000, 9),
  S: (date) => pad(date.getUTCSeconds()),
  s: (date) => String(Math.floor(date.getTime() / 1000)),
  T: (date) => `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}`,
  Y: (date) => String(date.getUTCFullYear()),
  Z: () => 'UTC',
  '%': () => '%',
};

/** Format a time in UTC with the fields of `date +FORMAT`. The time is in milliseconds since 1970. */
export function formatDate(time: number, format: string): string {
  const date = new Date(time);
  return format.replace(/%([A-Za-z%])/g, (whole, letter: string) => FIELDS[letter]?.(date) ?? whole);
}
