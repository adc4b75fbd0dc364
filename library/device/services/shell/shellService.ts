import { decodeText, encodeText, joinBytes } from '../../files/bytes.ts';
import type { Service } from '../../service.ts';
import type { ServiceStream } from '../sockets.ts';
import { createProcess, type Process, type ProgramStreams } from './Process.ts';
import { runLine, runWords } from './runLine.ts';

/**
 * Find the service of `shell:`, `shell,v2,…:` and `exec:`.
 * @example shell,v2,pty,TERM=xterm:ls
 */
export function findShellService(destination: string): Service | undefined {
  const [, service, list = '', command = ''] = /^(shell|exec)((?:,[^:]*)?):(.*)$/s.exec(destination) ?? [];
  if (!service) return undefined;
  const words = list.split(',').slice(1);
  const hasProtocol = words.includes('v2');
  const isInteractive = words.includes('pty') || (service === 'shell' && command === '' && !words.includes('raw'));
  // Without the protocol, adbd takes a terminal in raw mode, whose end ends the program. Source: AOSP `shell_service.cpp`.
  const hasTerminal = isInteractive || !hasProtocol;
  return createProgramService({ hasProtocol, hasTerminal, isInteractive }, (process) =>
    command === '' ? runInput(process, isInteractive) : runLine(command.replace(/\0$/, ''), process),
  );
}

/** Find `abb:` and `abb_exec:`: `cmd` with words that NUL separates. */
export function findAbbService(destination: string): Service | undefined {
  const [, name, list = ''] = /^(abb|abb_exec):(.*)$/s.exec(destination) ?? [];
  if (!name) return undefined;
  const words = list.replace(/\0+$/, '').split('\0');
  const options = { hasProtocol: name === 'abb', hasTerminal: false, isInteractive: false };
  return createProgramService(options, (process) => runWords(['cmd', ...words], process));
}

interface ProgramOptions {
  readonly hasProtocol: boolean;
  readonly hasTerminal: boolean;
  /** Whether line ends become those of a terminal. */
  readonly isInteractive: boolean;
}

/** An unexpected error is printed, and thrown. */
function createProgramService(
  { hasProtocol, hasTerminal, isInteractive }: ProgramOptions,
  run: (process: Process) => Promise<number>,
): Service {
  return async (stream, { state }) => {
    const { finish, ...streams } = hasProtocol ? openProtocol(stream) : openRaw(stream);
    const shown = isInteractive ? addReturns(streams) : streams;
    let status = 1;
    try {
      status = await run(
        createProcess({ ...shown, args: [], variables: new Map(), hasTerminal, state, signal: stream.signal }),
      );
    } catch (error) {
      // The client closed the stream.
      if (stream.signal.aborted) return;
      await streams.writeError(encodeText(`The simulated device failed: ${error}\n`));
      throw error;
    } finally {
      await finish(status);
    }
  };
}

/** A terminal has one output. */
function addReturns({ read, write }: ProgramStreams): ProgramStreams {
  const writeLines = (bytes: Uint8Array) => write(encodeText(decodeText(bytes).replaceAll('\n', '\r\n')));
  return { read, write: writeLines, writeError: writeLines };
}

// What a shell reports after Ctrl+C.
const INTERRUPTED_STATUS = 130;

/** Run the lines of the input until `exit` or its end, with prompt and echo in a terminal. */
async function runInput(process: Process, isInteractive: boolean): Promise<number> {
  const show = async (text: string) => void (isInteractive && (await process.print(text)));
  const name = process.state.properties.get('ro.product.device');
  const prompt = (status: number) => show(`${status === 0 ? '' : `${status}|`}${name}:/ $ `);
  let line = '';
  let status = 0;
  await prompt(status);
  for (let chunk = await process.read(); chunk; chunk = await process.read()) {
    for (const key of decodeText(chunk)) {
      if (key === '\u0003') {
        await show('^C\n');
        status = INTERRUPTED_STATUS;
      } else if (key === '\n' || key === '\r') {
        await show(`${line}\n`);
        status = await runLine(line, process);
        if (/^\s*exit\b/.test(line)) return status;
      } else {
        line += key;
        continue;
      }
      line = '';
      await prompt(status);
    }
  }
  return status;
}

interface ShellStreams extends ProgramStreams {
  readonly finish: (status: number) => Promise<void>;
}

/** Carry a program over a plain stream: outputs are mixed, and the exit code is lost. */
function openRaw({ readable, writable }: ServiceStream): ShellStreams {
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
function openProtocol({ readable, writable }: ServiceStream): ShellStreams {
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
