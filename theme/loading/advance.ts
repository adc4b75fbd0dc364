/** Part of its length at which a bar begins. */
export const MINIMUM = 0.08;

/** A bar does not know when the load ends, so it never reaches its full length by itself. */
const MAXIMUM = 0.994;

/** Move a bar by one step. Each step is shorter than the last one, so the bar never stops. */
export function advance(part: number): number {
  return Math.min(MAXIMUM, part + (MAXIMUM - part) * 0.12);
}
