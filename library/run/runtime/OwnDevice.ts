// Bundled for each version of the library, and run where a reader chose a device of their own.
import { Adb, type AdbDaemonConnection, AdbDaemonTransport } from '@yume-chan/adb';
import AdbWebCredentialStore from '@yume-chan/adb-credential-web';
import { AdbDaemonWebUsbDeviceManager } from '@yume-chan/adb-daemon-webusb';
import { TransformStream, WritableStream } from '@yume-chan/stream-extra';
import type { DeviceRequest } from '../../../common/sampleRuns.ts';
import type { OnPacket } from '../../device/packetLog.ts';
import { ADB_VALUES, isAdbValue } from './adbValues.ts';
import { RequestReader } from './RequestReader.ts';

interface Options {
  usb: USB;
  /** Serial number of the device that the reader chose. */
  serial: string;
  onPacket: OnPacket;
  /** Lets a request pass to the device by resolving. */
  onRequest: (request: DeviceRequest) => Promise<void>;
}

/** Make the values of a sample on a device at the reader's USB port. The key stays in the storage of the site. */
export class OwnDevice {
  readonly #options: Options;
  readonly #open: Adb[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** Make a value of a type. Rejects where a device cannot give it, or does not connect. */
  async provide(type: string): Promise<unknown> {
    if (!isAdbValue(type)) throw new Error(`A device has no value of the type ${type}.`);
    return ADB_VALUES[type](() => this.#connect());
  }

  /** Close every connection, so that other programs can have the device. */
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

/** What both directions of a connection carry. */
interface SentPacket {
  command: number;
  arg0: number;
  arg1: number;
  payload: Uint8Array;
}

/** Tell every packet of a connection, and pass it on; one with a request when that may be sent. */
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

/** Four letters, of which the lowest byte is the first. */
const formatCommand = (command: number): string =>
  String.fromCharCode(...[0, 8, 16, 24].map((shift) => (command >>> shift) & 0xff));
