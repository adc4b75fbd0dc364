// The script of a process that runs samples.
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import type { RunRequest, RunResult } from '../../../common/samples.ts';
import { listChanges, takeSnapshot } from '../../device/changes/listChanges.ts';
import { createConsole } from './createConsole.ts';
import { installUsb, locateError, present } from './environment.ts';
import { formatPacket } from './formatPacket.ts';

/** What Node.js lacks of a page. A window is for listeners only. */
const page = { indexedDB: new IDBFactory(), location: { hostname: 'localhost' }, window: new EventTarget() };
for (const [name, value] of Object.entries(page))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });

/** The next sample starts without storage. */
function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
  Object.assign(globalThis, { indexedDB: new IDBFactory(), window: new EventTarget() });
}

installUsb();
// The library reads `navigator.usb` at load.
const { Simulation } = await import('./simulate.ts');

let output: string[] = [];
let failures: unknown[] = [];

Object.assign(
  console,
  createConsole((_level, text) => output.push(text)),
);
process.on('unhandledRejection', (error) => failures.push(error));
process.on('uncaughtException', (error) => failures.push(error));

/** In milliseconds. Samples with longer waits show the same in less. */
const MAX_DELAY = 100;
const { setTimeout: wait } = globalThis;
// It takes the same values as the platform's.
globalThis.setTimeout = ((callback: () => void, delay = 0, ...values: []) =>
  wait(callback, Math.min(delay, MAX_DELAY), ...values)) as typeof setTimeout;

/** Wait until queues are empty: late rejections come then. */
async function emptyQueues(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

for (const name of ['fetch', 'WebSocket', 'EventSource'])
  Object.defineProperty(globalThis, name, {
    value: () => {
      throw new Error(`${name} is not here: samples run without a network.`);
    },
  });

const runtimeDir = process.cwd();
process.on('message', async (request: RunRequest) => process.send?.(await run(request)));
// The parent is gone.
process.on('disconnect', () => process.exit());

async function run({ address, values }: RunRequest): Promise<RunResult> {
  output = [];
  failures = [];
  let packets: string[] = [];
  let changes = 0;
  const simulation = new Simulation({ onPacket: (packet) => packets.push(formatPacket(packet)) });
  present.environment = simulation;
  // Without files of other samples.
  process.chdir(mkdtempSync(path.join(runtimeDir, 'files-')));
  try {
    const given: Record<string, unknown> = {};
    for (const [name, type] of Object.entries(values)) given[name] = await simulation.provide(type);
    Object.assign(globalThis, { sampleValues: given });
    // These packets came before the sample.
    packets = [];
    const before = takeSnapshot(simulation.state);
    await import(address);
    await emptyQueues();
    changes = listChanges(before, takeSnapshot(simulation.state)).length;
    leavePage();
    await emptyQueues();
  } catch (error) {
    failures.push(error);
  }
  const errors = failures.map((error) => locateError(error, address));
  const result = { output: [...output], packets: [...packets], changes, errors };
  simulation.device.unplug();
  // Late failures are not the next sample's.
  await emptyQueues();
  return result;
}
