/** Share of its full length. */
export const MINIMUM = 0.08;

/** The end of a load is unknown, so the bar never fills by itself. */
const MAXIMUM = 0.994;

/** Move a bar by one step. Each step is shorter than the last one, so the bar never stops. */
export function advance(part: number): number {
  return Math.min(MAXIMUM, part + (MAXIMUM - part) * 0.12);
}
