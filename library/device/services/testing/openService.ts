// For tests only.

import { type Clock, DeviceState } from '../../DeviceState.ts';
import { decodeText, joinBytes } from '../../files/bytes.ts';
import type { ServiceContext } from '../../service.ts';
import { findDeviceService } from '../findService.ts';
import { ShellPacketReader } from '../shell/shellService.ts';
import { createStreamPair, type ServiceStream } from '../sockets.ts';

export const TEST_TIME = Date.UTC(2024, 4, 6, 7, 8, 9);

const testClock: Clock = { now: () => TEST_TIME, sleep: async (_, signal) => signal.throwIfAborted() };

interface TestContext extends ServiceContext {
  isDisconnected: boolean;
}

/** Create a context with frozen time, whose client refuses streams. */
export function createTestContext(changes: Partial<ServiceContext> & { state?: DeviceState } = {}): TestContext {
  const context: TestContext = {
    state: new DeviceState({ clock: testClock }),
    openToClient: async () => Promise.reject(new Error('The client refused.')),
    disconnect: () => {
      context.isDisconnected = true;
    },
    isDisconnected: false,
    ...changes,
  };
  return context;
}

/** Open a service over a stream in memory. */
export function openService(destination: string, context: ServiceContext = createTestContext()): ServiceStream {
  const service = findDeviceService(destination, context.state);
  if (!service) throw new Error(`The device refused ${destination}.`);
  const [client, device] = createStreamPair();
  service(device, context).then(device.close, device.close);
  return client;
}

/** Read a stream to its end. */
export async function readAll({ readable }: Pick<ServiceStream, 'readable'>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) chunks.push(value);
  return joinBytes(chunks);
}

/** Read a stream up to a text, and leave it open. */
export async function readUntil({ readable }: Pick<ServiceStream, 'readable'>, text: string): Promise<string> {
  const reader = readable.getReader();
  let found = '';
  while (!found.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended before "${text}": "${found}"`);
    found += decodeText(value);
  }
  reader.releaseLock();
  return found;
}

/** Run a command over `exec:`. Returns its output. */
export async function exec(command: string, context?: ServiceContext): Promise<string> {
  return decodeText(await readAll(openService(`exec:${command}`, context)));
}

/** Run a command over the shell protocol. */
export async function run(command: string, context?: ServiceContext) {
  return readShellPackets(await readAll(openService(`shell,v2,raw:${command}`, context)));
}

/** Read what a program sent over the shell protocol. */
function readShellPackets(bytes: Uint8Array) {
  const packets = new ShellPacketReader().push(bytes);
  const read = (id: number) => joinBytes(packets.filter((packet) => packet.id === id).map(({ payload }) => payload));
  return { stdout: decodeText(read(1)), stderr: decodeText(read(2)), exitCode: read(3)[0] };
}
