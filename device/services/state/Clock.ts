/** Tell the time, and wait. Tests pass a clock of their own, so that runs repeat. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Wait. Rejects with the reason of the signal when it aborts first. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The clock of the machine that runs the device. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal.addEventListener('abort', stop, { once: true });
    }),
};
