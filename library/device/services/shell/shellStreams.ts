import { joinBytes } from '../../files/bytes.ts';
import type { ServiceStream } from '../sockets.ts';
import type { ProgramStreams } from './Process.ts';

interface ShellStreams extends ProgramStreams {
  readonly finish: (status: number) => Promise<void>;
}

/** Carry a program over a plain stream: outputs are mixed, and the exit code is lost. */
export function openRaw({ readable, writable }: ServiceStream): ShellStreams {
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const write = (bytes: Uint8Array) => writer.write(bytes);
  return {
    read: async () => (await reader.read()).value,
    write,
    writeError: write,
    finish: async () => {
      reader.releaseLock();
      writer.releaseLock();
    },
  };
}

/** Source: AOSP `shell_protocol.h`. */
const PACKET = { stdin: 0, stdout: 1, stderr: 2, exit: 3, closeStdin: 4 } as const;

/** Carry a program over the shell protocol. Changes of the window size are ignored. */
export function openProtocol({ readable, writable }: ServiceStream): ShellStreams {
  const writer = writable.getWriter();
  const write = (id: number, bytes: Uint8Array) => writer.write(formatShellPacket(id, bytes));
  const packets = new ShellPacketReader();
  const input = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (const { id, payload } of packets.push(chunk)) {
        if (id === PACKET.stdin) controller.enqueue(payload);
        if (id === PACKET.closeStdin) controller.terminate();
      }
    },
  });
  // The input ends early once it is closed.
  readable.pipeTo(input.writable).catch(() => {});
  const reader = input.readable.getReader();
  return {
    read: async () => (await reader.read()).value,
    write: (bytes) => write(PACKET.stdout, bytes),
    writeError: (bytes) => write(PACKET.stderr, bytes),
    finish: async (status) => {
      // The client may be gone.
      await write(PACKET.exit, Uint8Array.of(status)).catch(() => {});
      writer.releaseLock();
    },
  };
}

interface ShellPacket {
  readonly id: number;
  readonly payload: Uint8Array;
}

const HEADER_SIZE = 5;

/** Format a packet: id, length as four bytes, little-endian, payload. */
function formatShellPacket(id: number, payload: Uint8Array): Uint8Array {
  const header = new Uint8Array(HEADER_SIZE);
  header[0] = id;
  new DataView(header.buffer).setUint32(1, payload.length, true);
  return joinBytes([header, payload]);
}

export class ShellPacketReader {
  #rest: Uint8Array = new Uint8Array();

  /** Return the complete packets. */
  push(bytes: Uint8Array): ShellPacket[] {
    this.#rest = joinBytes([this.#rest, bytes]);
    const packets: ShellPacket[] = [];
    for (let packet = this.#take(); packet; packet = this.#take()) packets.push(packet);
    return packets;
  }

  #take(): ShellPacket | undefined {
    const bytes = this.#rest;
    if (bytes.length < HEADER_SIZE) return undefined;
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1, true);
    const end = HEADER_SIZE + length;
    if (bytes.length < end) return undefined;
    this.#rest = bytes.subarray(end);
    return { id: bytes[0] ?? 0, payload: bytes.subarray(HEADER_SIZE, end) };
  }
}
