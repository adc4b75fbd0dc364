/** Format milliseconds since 1970 in UTC, with the fields of `date +FORMAT`. */
export function formatDate(time: number, format: string): string {
  const [day = '', rest = ''] = new Date(time).toISOString().split('T');
  const fields: Readonly<Record<string, string>> = {
    F: day,
    d: day.slice(-2),
    m: day.slice(5, 7),
    R: rest.slice(0, 5),
    T: rest.slice(0, 8),
  };
  return format.replace(/%([A-Za-z])/g, (whole, letter: string) => fields[letter] ?? whole);
}
