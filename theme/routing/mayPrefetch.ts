/** What a browser reports about the connection. Some browsers report nothing. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES = ['slow-2g', '2g'];

/** Decide whether pages may be prefetched: not when the reader saves data or the connection is slow. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection?.saveData) return false;
  return !SLOW_TYPES.includes(connection?.effectiveType ?? '');
}

/** Read what the browser reports about the connection. TypeScript's own types lack it, because not every browser has it. */
export const readConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
