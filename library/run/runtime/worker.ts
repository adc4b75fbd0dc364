// The script of a worker that runs one sample.

import { listChanges, takeSnapshot } from '../../device/changes/listChanges.ts';
import type { PacketRecord } from '../../device/wire/packet.ts';
import {
  MAX_LINES,
  MAX_PACKETS,
  MAX_TEXT,
  type PrintLevel,
  type RunCommand,
  type RunEvent,
  STOP_RUN,
} from '../messages.ts';
import { createConsole } from './createConsole.ts';
import { installUsb, locateError, present } from './environment.ts';
import { formatPacket } from './formatPacket.ts';

/** Milliseconds without output after which a returned sample is over, and the longest wait for that. */
const QUIET_TIME = 200;
const MAX_QUIET_WAIT = 3000;

const tell = (event: RunEvent): void => self.postMessage(event);
const counts = { print: 0, packet: 0 };
let lastEventAt = 0;
/** Opened by the sample's values, such as a video, which goes on without a sample. */
const earlierStreams = new Set<number>();
let hasBegun = false;

Object.assign(console, createConsole(print));

let address = '';
const fail = (error: unknown): void => tell({ kind: 'error', ...locateError(error, address) });
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  fail(event.reason);
});
self.addEventListener('error', (event) => {
  event.preventDefault();
  fail(event.error);
});

const ownUsb = navigator.usb;
installUsb();
// The library reads `navigator.usb` at load.
const loaded = import('./simulate.ts');
/** Ends samples that read endless streams. */
const stopping = new AbortController();
self.onmessage = ({ data }: MessageEvent<RunCommand | typeof STOP_RUN>) => {
  if (data === STOP_RUN) stopping.abort();
  else void run(data);
};

async function run(command: RunCommand): Promise<void> {
  address = command.address;
  const { provide, end } = await (command.serial === undefined ? simulate(command) : openOwn(command.serial));
  const startedAt = performance.now();
  try {
    tell({ kind: 'step', step: 'connect' });
    const provided: Record<string, unknown> = {};
    for (const [name, type] of Object.entries(command.values)) provided[name] = await provide(type);
    Object.assign(globalThis, { sampleValues: provided, sampleFields: command.fields });
    hasBegun = true;
    tell({ kind: 'step', step: 'run' });
    const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
    await Promise.race([import(address), stopped]);
    await waitForQuiet();
  } catch (error) {
    fail(error);
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  tell({ kind: 'end', milliseconds, ...(await end()) });
}

interface Place {
  provide: (type: string) => Promise<unknown>;
  end: () => Promise<Pick<Extract<RunEvent, { kind: 'end' }>, 'changes'>>;
}

async function simulate({ values }: RunCommand): Promise<Place> {
  const { Simulation } = await loaded;
  const types = Object.values(values);
  // Creating a key takes longer than most samples. A connected sample needs none.
  const authentication = types.includes('Adb') && !types.includes('AdbCredentialStore') ? 'none' : 'accept';
  const simulation = new Simulation({ onPacket: tellPacket, authentication });
  present.environment = simulation;
  const before = takeSnapshot(simulation.state);
  return {
    provide: (type) => simulation.provide(type),
    end: async () => ({ changes: listChanges(before, takeSnapshot(simulation.state)) }),
  };
}

async function openOwn(serial: string): Promise<Place> {
  const { openOwnDevice } = await import('./deviceValues.ts');
  const { provide, close } = openOwnDevice({ usb: ownUsb, serial, onPacket: tellPacket });
  return {
    provide,
    async end() {
      // Closed already after an unplug.
      await close().catch(fail);
      return {};
    },
  };
}

function print(level: PrintLevel, text: string): void {
  lastEventAt = performance.now();
  if (!count('print', MAX_LINES)) return;
  tell({ kind: 'print', level, text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text });
}

function tellPacket(record: PacketRecord): void {
  const { direction, command, arg0, arg1 } = record;
  const stream = direction === 'fromDevice' ? arg0 : arg1;
  if (!hasBegun) earlierStreams.add(stream);
  const isWritten = direction === 'toDevice' && ['OPEN', 'WRTE'].includes(command);
  if (isWritten || !earlierStreams.has(stream)) lastEventAt = performance.now();
  if (count('packet', MAX_PACKETS)) tell({ kind: 'packet', line: formatPacket(record) });
}

/** False beyond the limit, which is posted once. */
function count(kind: keyof typeof counts, limit: number): boolean {
  counts[kind] += 1;
  if (counts[kind] === limit + 1) tell({ kind: 'cut' });
  return counts[kind] <= limit;
}

/** Wait for piped streams and listeners. */
async function waitForQuiet(): Promise<void> {
  const start = performance.now();
  lastEventAt = start;
  let isTold = false;
  for (
    let now = start;
    !stopping.signal.aborted && now - lastEventAt < QUIET_TIME && now - start < MAX_QUIET_WAIT;
    now = performance.now()
  ) {
    if (now - start > QUIET_TIME && !isTold) {
      tell({ kind: 'step', step: 'settle' });
      isTold = true;
    }
    await new Promise((resolve) => setTimeout(resolve, QUIET_TIME / 4));
  }
}
