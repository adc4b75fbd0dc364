import type { FileStat } from './FileNode.ts';

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

const TYPE_LETTERS = { folder: 'd', file: '-', link: 'l' } as const;

const USER_NAMES: Readonly<Record<number, string>> = {
  0: 'root',
  1000: 'system',
  1015: 'sdcard_rw',
  1078: 'ext_data_rw',
  2000: 'shell',
  2001: 'cache',
  9997: 'everybody',
};

/** Format a user or group as its name. */
export const formatUser = (uid: number) => USER_NAMES[uid] ?? String(uid);

/** Format a mode as `ls -l` does. @example `drwxrwx--x` */
export function formatMode({ type, mode }: Pick<FileStat, 'type' | 'mode'>): string {
  const rights = [6, 3, 0].map((shift) => {
    const bits = (mode >> shift) & 7;
    const execute = shift === 3 && mode & 0o2000 ? 's' : shift === 0 && mode & 0o1000 ? 't' : 'x';
    return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${bits & 1 ? execute : execute === 'x' ? '-' : execute.toUpperCase()}`;
  });
  return TYPE_LETTERS[type] + rights.join('');
}
