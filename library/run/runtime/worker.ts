// The script of a worker that runs one sample.

import { listChanges } from '../../device/changes/listChanges.ts';
import { takeSnapshot } from '../../device/changes/takeSnapshot.ts';
import type { DeviceState } from '../../device/DeviceState.ts';
import { listFiles } from '../../device/files/listFiles.ts';
import type { OnPacket, PacketRecord } from '../../device/packetLog.ts';
import { listProperties } from '../../device/services/state/properties.ts';
import {
  type DeviceRequest,
  type PrintLevel,
  type RunCommand,
  type RunDeviceState,
  type RunEvent,
  SEND_REQUEST,
  STOP_RUN,
} from '../messages.ts';
import { createConsole } from './createConsole.ts';
import { installUsb, present } from './environment.ts';
import { locateError } from './locateError.ts';
import { RequestReader } from './RequestReader.ts';

const MAX_LINES = 1000;
const MAX_PACKETS = 2000;

const MAX_PAYLOAD = 4096;

const MAX_TEXT = 20_000;

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
let send: (() => void) | undefined;
self.onmessage = ({ data }: MessageEvent<RunCommand | typeof STOP_RUN | typeof SEND_REQUEST>) => {
  if (data === STOP_RUN) stopping.abort();
  else if (data === SEND_REQUEST) send?.();
  else void run(data);
};

async function run(command: RunCommand): Promise<void> {
  address = command.address;
  const { provide, end } = await (command.serial === undefined ? simulate(command) : openOwn(command.serial));
  const startedAt = performance.now();
  try {
    tell({ kind: 'step', step: 'connect' });
    const given: Record<string, unknown> = {};
    for (const [name, type] of Object.entries(command.values)) given[name] = await provide(type);
    Object.assign(globalThis, { sampleValues: given, sampleFields: command.fields });
    hasBegun = true;
    tell({ kind: 'step', step: 'run' });
    await Promise.race([import(address), once(stopping.signal)]);
    await waitForQuiet();
  } catch (error) {
    fail(error);
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  tell({ kind: 'end', milliseconds, ...(await end()) });
}

type RunEnd = Extract<RunEvent, { kind: 'end' }>;

interface Place {
  provide: (type: string) => Promise<unknown>;
  end: () => Promise<Pick<RunEnd, 'changes' | 'device' | 'hasFailedCommand'>>;
}

async function simulate({ values }: RunCommand): Promise<Place> {
  const { Simulation } = await loaded;
  const types = Object.values(values);
  // Creating a key takes longer than most samples. A connected sample needs none.
  const authentication = types.includes('Adb') && !types.includes('AdbCredentialStore') ? 'none' : 'accept';
  const simulation = new Simulation({ onPacket: createPacketTeller(), authentication });
  present.environment = simulation;
  const before = takeSnapshot(simulation.state);
  return {
    provide: (type) => simulation.provide(type),
    async end() {
      const { state } = simulation;
      return {
        changes: listChanges(before, takeSnapshot(state)),
        device: { files: listUserFiles(state), properties: listProperties(state.properties) },
        hasFailedCommand: state.exitCodes.some((code) => code !== 0),
      };
    },
  };
}

async function openOwn(serial: string): Promise<Place> {
  const { OwnDevice } = await import('./OwnDevice.ts');
  const device = new OwnDevice({ usb: ownUsb, serial, onPacket: tellPacket, onRequest: askForRequest });
  return {
    provide: (type) => device.provide(type),
    async end() {
      // Closed already after an unplug.
      await device.close().catch(fail);
      return { changes: [], hasFailedCommand: false };
    },
  };
}

/** Writable by users. */
const USER_FOLDERS = ['/storage/emulated/0', '/data/local/tmp'];

const listUserFiles = (state: DeviceState): RunDeviceState['files'] =>
  USER_FOLDERS.flatMap((folder) => listFilesBelow(state, folder));

function listFilesBelow(state: DeviceState, folder: string): RunDeviceState['files'] {
  return listFiles(state, folder).flatMap(({ path, type, size }) =>
    type === 'folder' ? listFilesBelow(state, path) : [{ path, size }],
  );
}

function print(level: PrintLevel, text: string): void {
  lastEventAt = performance.now();
  if (!count('print', MAX_LINES)) return;
  tell({ kind: 'print', level, text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text });
}

function tellPacket({ direction, command, arg0, arg1, payload }: PacketRecord): void {
  const stream = direction === 'fromDevice' ? arg0 : arg1;
  if (!hasBegun) earlierStreams.add(stream);
  const isWritten = direction === 'toDevice' && ['OPEN', 'WRTE'].includes(command);
  if (isWritten || !earlierStreams.has(stream)) lastEventAt = performance.now();
  if (!count('packet', MAX_PACKETS)) return;
  const start = payload.slice(0, MAX_PAYLOAD);
  const packet = { direction, command, arg0, arg1, payload: start, payloadLength: payload.length };
  tell({ kind: 'packet', packet });
}

function createPacketTeller(): OnPacket {
  const readers = new WeakMap<object, RequestReader>();
  return (packet) => {
    tellPacket(packet);
    if (packet.direction === 'fromDevice') return;
    const reader = readers.get(packet.connection) ?? new RequestReader();
    readers.set(packet.connection, reader);
    reader.read(packet).forEach(tellRequest);
  };
}

const told = new Set<string>();

function tellRequest(request: DeviceRequest): void {
  if (!told.has(request.text)) tell({ kind: 'request', request });
  told.add(request.text);
}

/** Resolves when the last request was sent: they wait for each other. */
let asked = Promise.resolve();

/** Resolves at once for requests that only read or were sent before, else with the reader's permission. */
function askForRequest(request: DeviceRequest): Promise<void> {
  asked = asked.then(() => {
    const isKnown = request.isRead || told.has(request.text);
    tellRequest(request);
    if (isKnown) return;
    tell({ kind: 'ask', request });
    return new Promise<void>((resolve, reject) => {
      send = resolve;
      stopping.signal.addEventListener('abort', reject, { once: true });
    }).finally(() => {
      send = undefined;
    });
  });
  return asked;
}

/** False beyond the limit, which is posted once. */
function count(kind: keyof typeof counts, limit: number): boolean {
  counts[kind] += 1;
  if (counts[kind] === limit + 1) tell({ kind: 'cut' });
  return counts[kind] <= limit;
}

const once = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

/** Wait for piped streams and listeners. */
async function waitForQuiet(): Promise<void> {
  const start = performance.now();
  lastEventAt = start;
  let isTold = false;
  for (
    let now = start;
    !stopping.signal.aborted && (send || (now - lastEventAt < QUIET_TIME && now - start < MAX_QUIET_WAIT));
    now = performance.now()
  ) {
    if (now - start > QUIET_TIME && !isTold) {
      tell({ kind: 'step', step: 'settle' });
      isTold = true;
    }
    await new Promise((resolve) => setTimeout(resolve, QUIET_TIME / 4));
  }
}
