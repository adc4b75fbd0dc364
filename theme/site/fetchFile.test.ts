import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetchFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that does not answer within 15 seconds is a failure, and one that sends slowly is not', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (href: string, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          if (href === '/slow.json') resolve({ ok: true, signal });
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  );
  const slow = await fetchFile('/slow.json');
  const silent = expect(fetchFile('/silent.json')).rejects.toThrow('/silent.json');
  await vi.advanceTimersByTimeAsync(15_000);
  await silent;
  expect(slow).toMatchObject({ signal: { aborted: false } });
});

test('a file that the server refuses is a failure', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 503 }));
  await expect(fetchFile('/busy.json')).rejects.toThrow('503');
});
