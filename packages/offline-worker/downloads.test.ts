import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cacheOf,
  deploy,
  globals,
  host,
  listStored,
  registration,
  reports,
  reset,
  stored,
} from './testing/simulateWorker.ts';

let downloads: typeof import('./downloads.ts');

const FIRST = { 'index.html': 'first', 'a/index.html': 'a', 'static/main.1.js': '1' };
const SECOND = { 'index.html': 'second', 'a/index.html': 'a', 'static/main.2.js': '2' };

const stateOf = (files: Record<string, string>) => Object.entries(files).map(([name, text]) => stored(name, text));
const ends = () => reports.filter(({ status }) => status !== 'storing').map(({ status }) => status);

beforeEach(async () => {
  reset();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  deploy('2.0', FIRST);
  // Each test has a worker of its own.
  vi.resetModules();
  downloads = await import('./downloads.ts');
});

afterEach(() => void vi.unstubAllGlobals());

test('a version is stored with each of its files', async () => {
  await downloads.storeVersion('2.0');
  expect(listStored().sort()).toEqual(stateOf(FIRST).sort());
  expect(reports[0]).toMatchObject({ status: 'storing', done: 0, total: 3 });
  expect(ends()).toEqual(['stored']);
});

test('an update loads only the files that changed, and is not reported before its end', async () => {
  await downloads.storeVersion('2.0');
  deploy('2.0', SECOND);
  reports.length = 0;
  host.requests = [];
  await downloads.updateVersions();
  expect(host.requests.filter((name) => !name.startsWith('offline'))).toEqual(['index.html', 'static/main.2.js']);
  expect(reports.map(({ status }) => status)).toEqual(['stored']);
  host.requests = [];
  await downloads.updateVersions();
  expect(host.requests).toEqual(['offline.json']);
});

test('after an update, the hashed files of the deployment before stay for open tabs, until the next one', async () => {
  await downloads.storeVersion('2.0');
  deploy('2.0', SECOND);
  await downloads.updateVersions();
  expect(listStored().sort()).toEqual([...stateOf(SECOND), stored('static/main.1.js', '1')].sort());
  const third = { ...SECOND, 'index.html': 'third' };
  deploy('2.0', third);
  await downloads.updateVersions();
  expect(listStored().sort()).toEqual(stateOf(third).sort());
});

test('a deployment in the middle of a download: what is stored is all of the new one', async () => {
  host.onRequest = (name) => {
    if (name === 'a/index.html') deploy('2.0', SECOND);
  };
  await downloads.storeVersion('2.0');
  expect(listStored().sort()).toEqual(stateOf(SECOND).sort());
  expect(ends()).toEqual(['stored']);
});

test('a lost connection is reported, and the next attempt stores all', async () => {
  host.onRequest = (name) => {
    if (name === 'static/main.1.js') throw new TypeError('The network is gone.');
  };
  await downloads.storeVersion('2.0');
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'connection' });
  host.onRequest = () => {};
  await downloads.storeVersion('2.0');
  expect(listStored().sort()).toEqual(stateOf(FIRST).sort());
});

test('where there is no room, nothing stays, not even the worker', async () => {
  cacheOf('files').room = 1;
  await downloads.storeVersion('2.0');
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'full' });
  expect(listStored()).toEqual([]);
  expect(registration.isRemoved).toBe(true);
});

test('a version that was stored survives an update for which there is no room', async () => {
  await downloads.storeVersion('2.0');
  deploy('2.0', SECOND);
  cacheOf('files').room = 3;
  await downloads.updateVersions();
  expect(listStored().sort()).toEqual(stateOf(FIRST).sort());
});

test('a cancelled download leaves nothing, not even the worker', async () => {
  host.onRequest = (name) => {
    if (name === 'a/index.html') downloads.cancelVersion('2.0');
  };
  await downloads.storeVersion('2.0');
  expect(listStored()).toEqual([]);
  expect(ends()).toEqual(['none']);
  expect(registration.isRemoved).toBe(true);
});

test('the last version that is removed takes the worker with it', async () => {
  await downloads.storeVersion('2.0');
  await downloads.removeVersion('2.0');
  expect(listStored()).toEqual([]);
  expect(registration.isRemoved).toBe(true);
});

test('a version that the site lacks cannot be stored', async () => {
  await downloads.storeVersion('9.0');
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'missing' });
});
