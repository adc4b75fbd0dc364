/** Some browsers report nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES = ['slow-2g', '2g'];

/** Decide whether to prefetch: not when the reader saves data or the connection is slow. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection?.saveData) return false;
  return !SLOW_TYPES.includes(connection?.effectiveType ?? '');
}

/** Read the connection, which TypeScript's types and some browsers lack. */
export const readConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
