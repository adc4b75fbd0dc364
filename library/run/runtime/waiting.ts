/** Longest wait of a timer of a sample, in milliseconds. Samples that wait for ten seconds show the same in less. */
const MAX_DELAY = 100;

/** Let no timer wait longer. */
export function shortenTimers(): void {
  const { setTimeout: wait } = globalThis;
  // Samples name the function of the platform; it takes the same values.
  globalThis.setTimeout = ((callback: () => void, delay = 0, ...values: []) =>
    wait(callback, Math.min(delay, MAX_DELAY), ...values)) as typeof setTimeout;
}

/** Wait for what a sample left behind: rejections are told when the queues are empty. */
export async function emptyQueues(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
