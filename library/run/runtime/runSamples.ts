// The script of a process that runs samples.
import { IDBFactory } from 'fake-indexeddb';
import type { RunRequest, RunResult } from '../../../common/samples.ts';
import { listChanges, takeSnapshot } from '../../device/changes/listChanges.ts';
import type { PacketRecord } from '../../device/wire/packet.ts';
import { MAX_LINES, MAX_PACKETS, MAX_TEXT } from '../messages.ts';
import { createConsole } from './createConsole.ts';
import { installUsb, locateError, present } from './environment.ts';
import { formatPacket } from './formatPacket.ts';
import { createProcess, hideHost } from './hideHost.ts';

/** What Node.js lacks of a page. A window is for listeners only. */
const page = { indexedDB: new IDBFactory(), location: { hostname: 'localhost' }, window: new EventTarget() };
for (const [name, value] of Object.entries(page))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });

/** The next sample starts without storage and listeners. */
function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
  Object.assign(globalThis, { indexedDB: new IDBFactory(), window: new EventTarget(), process: createProcess() });
}

installUsb();
// The library reads `navigator.usb` at load.
const { Simulation } = await import('./simulate.ts');

const MAX_ERRORS = 10;

let output: string[] = [];
let failures: unknown[] = [];

function print(text: string): void {
  if (output.length === MAX_LINES) throw new Error(`it prints more than ${MAX_LINES} lines.`);
  output.push(cut(text));
}

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

function fail(error: unknown): void {
  if (failures.length < MAX_ERRORS) failures.push(error);
}

// The console of Node.js leads to its streams.
Object.defineProperty(globalThis, 'console', { value: createConsole((_level, text) => print(text)) });

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

const send = process.send?.bind(process);
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);
process.on('message', async (request: RunRequest) => send?.(await run(request)));
// The parent is gone.
process.on('disconnect', process.exit.bind(process, 0));
hideHost();

async function run({ address, values }: RunRequest): Promise<RunResult> {
  output = [];
  failures = [];
  let packets: string[] = [];
  let changes = 0;
  const onPacket = (packet: PacketRecord) => packets.length < MAX_PACKETS && packets.push(formatPacket(packet));
  const simulation = new Simulation({ onPacket });
  present.environment = simulation;
  try {
    const provided: Record<string, unknown> = {};
    for (const [name, type] of Object.entries(values)) provided[name] = await simulation.provide(type);
    Object.assign(globalThis, { sampleValues: provided });
    // These packets came before the sample.
    packets = [];
    const before = takeSnapshot(simulation.state);
    await import(address);
    await emptyQueues();
    changes = listChanges(before, takeSnapshot(simulation.state)).length;
    leavePage();
    await emptyQueues();
  } catch (error) {
    fail(error);
  }
  const errors = failures.map((error) => locateError(error, address));
  const result = { output: [...output], packets: [...packets], changes, errors };
  simulation.device.unplug();
  // Late failures are not the next sample's.
  await emptyQueues();
  return result;
}
