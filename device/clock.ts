/** Where the device takes its time from, so that a test or a demo can hold it. */
export interface Clock {
  /** Milliseconds since a fixed moment. */
  now(): number;
  /** Resolve after some milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}

/** The time of the machine. */
export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
