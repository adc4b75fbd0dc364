// Bundled for each version of the library.
import { Adb, type AdbDaemonConnection, AdbDaemonTransport } from '@yume-chan/adb';
import AdbWebCredentialStore from '@yume-chan/adb-credential-web';
import { AdbDaemonWebUsbDeviceManager } from '@yume-chan/adb-daemon-webusb';
import { TransformStream, WritableStream } from '@yume-chan/stream-extra';
import type { OnPacket } from '../../device/packetLog.ts';
import type { DeviceRequest } from '../messages.ts';
import { ADB_VALUES, isAdbValue } from './adbValues.ts';
import { RequestReader } from './RequestReader.ts';

interface Options {
  usb: USB;
  serial: string;
  onPacket: OnPacket;
  /** Resolves with permission to send. */
  onRequest: (request: DeviceRequest) => Promise<void>;
}

/** The values of a sample on a USB device. The site stores the key. */
export class OwnDevice {
  readonly #options: Options;
  readonly #open: Adb[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** Rejects if the device cannot provide it, or does not connect. */
  async provide(type: string): Promise<unknown> {
    if (!isAdbValue(type)) throw new Error(`A device has no value of the type ${type}.`);
    return ADB_VALUES[type](() => this.#connect());
  }

  /** Frees the device for other programs. */
  async close(): Promise<void> {
    for (const adb of this.#open) await adb.close();
  }

  async #connect(): Promise<Adb> {
    const { usb, serial, onPacket, onRequest } = this.#options;
    const devices = await new AdbDaemonWebUsbDeviceManager(usb).getDevices();
    const device = devices.find((one) => one.serial === serial);
    if (!device) throw new Error(`The device ${serial} is gone.`);
    const transport = await AdbDaemonTransport.authenticate({
      serial,
      connection: watchPackets(await device.connect(), { onPacket, onRequest }),
      credentialStore: new AdbWebCredentialStore(),
    });
    const adb = new Adb(transport);
    this.#open.push(adb);
    return adb;
  }
}

interface SentPacket {
  command: number;
  arg0: number;
  arg1: number;
  payload: Uint8Array;
}

/** Report all packets, and hold requests until they are allowed. */
function watchPackets(
  connection: AdbDaemonConnection,
  { onPacket, onRequest }: Pick<Options, 'onPacket' | 'onRequest'>,
): AdbDaemonConnection {
  const toRecord = (direction: 'toDevice' | 'fromDevice', { command, arg0, arg1, payload }: SentPacket) => {
    const time = performance.now();
    return { direction, connection, command: formatCommand(command), arg0, arg1, payload, time };
  };
  const requests = new RequestReader();
  const writer = connection.writable.getWriter();
  return {
    readable: connection.readable.pipeThrough(
      new TransformStream({
        transform(packet, controller) {
          onPacket(toRecord('fromDevice', packet));
          controller.enqueue(packet);
        },
      }),
    ),
    writable: new WritableStream({
      async write(chunk) {
        const record = toRecord('toDevice', chunk.value);
        for (const request of requests.read(record)) await onRequest(request);
        onPacket(record);
        await writer.write(chunk);
      },
      close: () => writer.close(),
      abort: (reason) => writer.abort(reason),
    }),
  };
}

/** Little-endian. */
const formatCommand = (command: number): string =>
  String.fromCharCode(...[0, 8, 16, 24].map((shift) => (command >>> shift) & 0xff));
