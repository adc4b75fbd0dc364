import type { PacketRecord } from '../../device/packetLog.ts';
import type { DeviceRequest } from '../messages.ts';
import { readText } from './formatPacket.ts';
import { isReadService, isReadSync, parseCommand } from './isRead.ts';

type Packet = Pick<PacketRecord, 'command' | 'arg0' | 'payload'>;

type ReadWrite = (payload: Uint8Array) => DeviceRequest[];

/** Reads the requests in a client's packets. */
export class RequestReader {
  readonly #streams = new Map<number, ReadWrite>();

  read({ command, arg0, payload }: Packet): DeviceRequest[] {
    if (command === 'CLSE') this.#streams.delete(arg0);
    if (command === 'WRTE') return this.#streams.get(arg0)?.(payload) ?? [];
    if (command !== 'OPEN') return [];
    const service = new TextDecoder().decode(payload).replace(/\0$/, '');
    const isRead = isReadService(service);
    const readWrite = chooseReader(service, isRead);
    if (readWrite) this.#streams.set(arg0, readWrite);
    // Its requests follow.
    return service === 'sync:' ? [] : [{ text: formatService(service), isRead }];
  }
}

const formatService = (service: string): string => service.replaceAll('\0', ' ');

function chooseReader(service: string, isRead: boolean): ReadWrite | undefined {
  if (service === 'sync:') return createSyncReader();
  const command = parseCommand(service);
  // A listed command ignores its input. In a socket, requests and data look alike.
  if (!command || isRead) return undefined;
  const toRequest = (input: Uint8Array): DeviceRequest => ({
    text: `${formatService(service)} ← ${readText(input)?.trimEnd() ?? '…'}`,
    isRead: false,
  });
  return command.hasProtocol ? createShellReader(toRequest) : (payload) => [toRequest(payload)];
}

const STDIN = 0;
const SHELL_HEADER_LENGTH = 5;

/** Source: AOSP `packages/modules/adb/shell_protocol.h`. */
function createShellReader(toRequest: (input: Uint8Array) => DeviceRequest): ReadWrite {
  const buffer = new PacketBuffer();
  return (payload) => {
    const requests: DeviceRequest[] = [];
    buffer.add(payload);
    for (let header = buffer.peek(SHELL_HEADER_LENGTH); header; header = buffer.peek(SHELL_HEADER_LENGTH)) {
      const [id] = header;
      const input = buffer.take(SHELL_HEADER_LENGTH + readNumber(header, 1));
      if (!input) break;
      if (id === STDIN) requests.push(toRequest(input.subarray(SHELL_HEADER_LENGTH)));
    }
    return requests;
  };
}

const SYNC_HEADER_LENGTH = 8;

/** After the path, in version 2: its name again, its mode if it sends, and its flags. */
const SETUP_LENGTHS: Readonly<Record<string, number>> = { SND2: 12, RCV2: 8 };

/** Source: AOSP `packages/modules/adb/file_sync_protocol.h`. */
function createSyncReader(): ReadWrite {
  const buffer = new PacketBuffer();
  return (payload) => {
    const requests: DeviceRequest[] = [];
    buffer.add(payload);
    for (let header = buffer.peek(SYNC_HEADER_LENGTH); header; header = buffer.peek(SYNC_HEADER_LENGTH)) {
      const id = new TextDecoder().decode(header.subarray(0, 4));
      const length = readNumber(header, 4);
      // The number of DONE is a time. The bytes of DATA belong to the request before it.
      if (id === 'DONE') buffer.skip(SYNC_HEADER_LENGTH);
      else if (id === 'DATA') buffer.skip(SYNC_HEADER_LENGTH + length);
      else {
        const request = buffer.take(SYNC_HEADER_LENGTH + length);
        if (!request) break;
        const filePath = new TextDecoder().decode(request.subarray(SYNC_HEADER_LENGTH));
        requests.push({ text: `sync: ${id} ${filePath}`.trimEnd(), isRead: isReadSync(id, filePath) });
        buffer.skip(SETUP_LENGTHS[id] ?? 0);
      }
    }
    return requests;
  };
}

/** Messages may cross packets. */
class PacketBuffer {
  #bytes = new Uint8Array();
  #toSkip = 0;

  add(bytes: Uint8Array): void {
    const skipped = Math.min(this.#toSkip, bytes.length);
    this.#toSkip -= skipped;
    const joined = new Uint8Array(this.#bytes.length + bytes.length - skipped);
    joined.set(this.#bytes);
    joined.set(bytes.subarray(skipped), this.#bytes.length);
    this.#bytes = joined;
  }

  /** Undefined if incomplete. */
  peek(length: number): Uint8Array | undefined {
    return this.#bytes.length < length ? undefined : this.#bytes.subarray(0, length);
  }

  take(length: number): Uint8Array | undefined {
    const taken = this.peek(length);
    if (taken) this.#bytes = this.#bytes.subarray(length);
    return taken;
  }

  /** Bytes may still be to come. */
  skip(length: number): void {
    this.#toSkip = Math.max(0, length - this.#bytes.length);
    this.#bytes = this.#bytes.subarray(length);
  }
}

const readNumber = (bytes: Uint8Array, offset: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(offset, true);
