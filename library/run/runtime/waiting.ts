/** In milliseconds. Samples with longer waits show the same in less. */
const MAX_DELAY = 100;

/** Shorten every timer. */
export function shortenTimers(): void {
  const { setTimeout: wait } = globalThis;
  // It takes the same values as the platform's.
  globalThis.setTimeout = ((callback: () => void, delay = 0, ...values: []) =>
    wait(callback, Math.min(delay, MAX_DELAY), ...values)) as typeof setTimeout;
}

/** Wait until queues are empty: late rejections come then. */
export async function emptyQueues(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
