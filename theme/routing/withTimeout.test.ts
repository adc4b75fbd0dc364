import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const late = () => new Error('late');

test('passes on what came in time or failed, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('page'), 30, late)).resolves.toBe('page');
  await expect(withTimeout(Promise.reject(new Error('offline')), 30, late)).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects when the time is over, and not before', async () => {
  const outcome = withTimeout(new Promise(() => {}), 30, late).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(29);
  expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('late');
});
