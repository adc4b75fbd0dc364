import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, type ProgramResult, pathDirs, runProgram } from '../../../scripts/tools/runProgram.ts';
import type { ByteTransport } from '../../device/wire/Connection.ts';
import { type Listener, listen } from '../listen.ts';

/** Its tests are skipped without it. */
export const HAS_ADB = findProgram('adb', pathDirs()) !== undefined;

/** The `adb` program of the system, with its own server, keys and files. */
export class AdbProgram {
  readonly folder: string;
  readonly #serverPort: number;
  readonly #listeners: Listener[] = [];

  constructor(folder: string, serverPort: number) {
    this.folder = folder;
    this.#serverPort = serverPort;
  }

  static async create(): Promise<AdbProgram> {
    return new AdbProgram(await mkdtemp(path.join(tmpdir(), 'adb-home-')), await findFreePort());
  }

  /** Printed lines end with a line feed. */
  async run(args: readonly string[]): Promise<ProgramResult> {
    const env = { PATH: process.env.PATH, HOME: this.folder, ANDROID_SDK_HOME: this.folder, TMPDIR: this.folder };
    const all = ['-P', String(this.#serverPort), ...args];
    const { exitCode, stdout, stderr } = await runProgram({ program: 'adb', args: all, env, timeout: 60_000 });
    return { exitCode, stdout: stdout.replaceAll('\r', ''), stderr: stderr.replaceAll('\r', '') };
  }

  async listenFor(connect: () => ByteTransport): Promise<string> {
    const listener = await listen({ connect });
    this.#listeners.push(listener);
    return `127.0.0.1:${listener.port}`;
  }

  async close(): Promise<void> {
    await this.run(['kill-server']);
    for (const listener of this.#listeners) await listener.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
