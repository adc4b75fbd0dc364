/** Shortest and longest slide, in milliseconds: less is a flash, more is waiting. */
const SHORTEST = 120;
const LONGEST = 420;

/**
 * How long a group takes to open or close, in milliseconds, from the height of its content in pixels. It grows with the
 * square root: a group four times as high takes twice the time that is added, so that high groups move faster.
 */
export const slideDuration = (height: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST + 9 * Math.sqrt(Math.max(0, height))));
