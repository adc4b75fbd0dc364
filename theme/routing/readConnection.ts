import type { Connection } from './mayPrefetch.ts';

/** Read what the browser tells of the connection. Not every browser has it, and TypeScript's own types lack it. */
export const readConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
