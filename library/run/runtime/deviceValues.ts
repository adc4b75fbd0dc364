// Bundled for each version of the library, like `simulate.ts`.
import { Adb, type AdbDaemonConnection, AdbDaemonTransport, type AdbPacketInit } from '@yume-chan/adb';
import AdbWebCredentialStore from '@yume-chan/adb-credential-web';
import { AdbDaemonWebUsbDeviceManager } from '@yume-chan/adb-daemon-webusb';
import { PackageManager } from '@yume-chan/android-bin';
import { type Consumable, InspectStream, WrapWritableStream, WritableStream } from '@yume-chan/stream-extra';
import type { OnPacket } from '../../device/wire/packet.ts';
import type { ProvidedType } from '../providedTypes.ts';

/** In milliseconds, because samples wait for it. */
const SIGNAL_TIME = 100;

/** For any connected device. */
export const DEVICE_VALUES = {
  Adb: (connect) => connect(),
  AdbSync: async (connect) => (await connect()).sync(),
  AdbTransport: async (connect) => (await connect()).transport,
  PackageManager: async (connect) => new PackageManager(await connect()),
  AdbShellProtocolSubprocessService: async (connect) => (await connect()).subprocess.shellProtocol,
  'ReadableStream<Uint8Array>': () => createByteStream(),
  'WritableStream<Uint8Array>': () => new WritableStream<Uint8Array>(),
  AbortSignal: () => AbortSignal.timeout(SIGNAL_TIME),
} satisfies Partial<Record<ProvidedType, (connect: () => Promise<Adb>) => unknown>>;

/** Check whether a type is one of them. */
export const isDeviceValue = (type: string): type is keyof typeof DEVICE_VALUES => Object.hasOwn(DEVICE_VALUES, type);

/** It can fill the buffers of its reader. */
const createByteStream = () =>
  new globalThis.ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.enqueue(new TextEncoder().encode('bytes of a sample'));
      controller.close();
    },
  });

interface Options {
  usb: USB;
  serial: string;
  onPacket: OnPacket;
}

/** Provide the values of a sample on the reader's device. The site stores the key. */
export function openOwnDevice({ usb, serial, onPacket }: Options) {
  const open: Adb[] = [];
  const connect = async (): Promise<Adb> => {
    const devices = await new AdbDaemonWebUsbDeviceManager(usb).getDevices();
    const device = devices.find((one) => one.serial === serial);
    if (!device) throw new Error(`The device ${serial} is gone.`);
    const transport = await AdbDaemonTransport.authenticate({
      serial,
      connection: watchPackets(await device.connect(), onPacket),
      credentialStore: new AdbWebCredentialStore(),
    });
    const adb = new Adb(transport);
    open.push(adb);
    return adb;
  };
  return {
    /** Rejects if the device cannot provide it, or does not connect. */
    async provide(type: string): Promise<unknown> {
      if (!isDeviceValue(type)) throw new Error(`A device has no value of the type ${type}.`);
      return DEVICE_VALUES[type](connect);
    },
    /** Frees the device for other programs. */
    async close(): Promise<void> {
      for (const adb of open) await adb.close();
    },
  };
}

function watchPackets(connection: AdbDaemonConnection, onPacket: OnPacket): AdbDaemonConnection {
  const watch = (
    direction: 'toDevice' | 'fromDevice',
    { command, ...packet }: { command: number; arg0: number; arg1: number; payload: Uint8Array },
  ) => onPacket({ ...packet, direction, command: formatCommand(command) });
  const sent = new InspectStream<Consumable<AdbPacketInit>>(({ value }) => watch('toDevice', value));
  return {
    readable: connection.readable.pipeThrough(new InspectStream((packet) => watch('fromDevice', packet))),
    writable: new WrapWritableStream(connection.writable).bePipedThroughFrom(sent),
  };
}

/** Little-endian. */
const formatCommand = (command: number): string =>
  String.fromCharCode(...[0, 8, 16, 24].map((shift) => (command >>> shift) & 0xff));
