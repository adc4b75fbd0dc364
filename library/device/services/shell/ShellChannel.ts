import type { ServiceStream } from '../../serviceStream.ts';
import { type ByteWriter, NOTHING, Pipe } from './Pipe.ts';
import { formatShellPacket, SHELL_PACKET, ShellPacketReader } from './ShellProtocol.ts';

interface WindowSize {
  readonly rows: number;
  readonly columns: number;
}

export interface ShellChannel {
  readonly input: Pipe;
  readonly stdout: ByteWriter;
  readonly stderr: ByteWriter;
  onResize: (size: WindowSize) => void;
  readonly finish: (status: number) => Promise<void>;
}

/** Carry a program over a plain stream: outputs are mixed, and the exit code is lost. */
export function createRawChannel(stream: ServiceStream): ShellChannel {
  const { write, pump, release } = openStream(stream);
  const input = new Pipe();
  pump((bytes) => input.write(bytes), input.close);
  const output = { ...NOTHING, write };
  return { input, stdout: output, stderr: output, onResize: () => {}, finish: async () => release() };
}

/** Carry a program over the shell protocol. */
export function createProtocolChannel(stream: ServiceStream): ShellChannel {
  const { write, pump, release } = openStream(stream);
  const createOutput = (id: number) => ({
    ...NOTHING,
    write: (bytes: Uint8Array) => write(formatShellPacket(id, bytes)),
  });
  const channel: ShellChannel = {
    input: new Pipe(),
    stdout: createOutput(SHELL_PACKET.stdout),
    stderr: createOutput(SHELL_PACKET.stderr),
    onResize: () => {},
    finish: async (status) => {
      // The client may be gone.
      await write(formatShellPacket(SHELL_PACKET.exit, Uint8Array.of(status))).catch(() => {});
      release();
    },
  };
  const packets = new ShellPacketReader();
  pump(async (bytes) => {
    for (const { id, payload } of packets.push(bytes)) await receivePacket(channel, id, payload);
  }, channel.input.close);
  return channel;
}

async function receivePacket(channel: ShellChannel, id: number, payload: Uint8Array): Promise<void> {
  if (id === SHELL_PACKET.stdin) await channel.input.write(payload);
  if (id === SHELL_PACKET.closeStdin) channel.input.close();
  if (id !== SHELL_PACKET.windowSize) return;
  const [, rows, columns] = /^(\d+)x(\d+)/.exec(new TextDecoder().decode(payload)) ?? [];
  if (rows && columns) channel.onResize({ rows: Number(rows), columns: Number(columns) });
}

function openStream({ readable, writable }: ServiceStream) {
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const pump = async (take: (bytes: Uint8Array) => Promise<void>, end: () => void) => {
    try {
      for (let { value } = await reader.read(); value; { value } = await reader.read()) await take(value);
    } catch {
      // Nobody reads the input after an end.
    } finally {
      end();
    }
  };
  const release = () => {
    reader.releaseLock();
    writer.releaseLock();
  };
  return { write: (bytes: Uint8Array) => writer.write(bytes), pump, release };
}
