/** What a browser tells of the connection; some tell nothing. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES = ['slow-2g', '2g'];

/** Decide whether pages may be loaded before they are asked for: not where data is dear or slow. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection?.saveData) return false;
  return !SLOW_TYPES.includes(connection?.effectiveType ?? '');
}
