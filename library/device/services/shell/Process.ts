import type { DeviceState } from '../../DeviceState.ts';
import { decodeText, encodeText, joinBytes } from '../../files/bytes.ts';
import type { FileSystem } from '../../files/FileSystem.ts';
import { resolveFilePath } from '../../files/filePath.ts';
import type { ServiceContext } from '../../service.ts';
import type { ByteReader, ByteWriter } from './Pipe.ts';

/** What a shell keeps between commands. */
export interface ShellState {
  folderPath: string;
  readonly variables: Map<string, string>;
  status: number;
}

/** Returns its exit code, by default 0. */
export type Command = (process: Process) => Promise<number | undefined> | Promise<void>;

export type FindCommand = (name: string) => Command | undefined;

interface ProcessOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly stdin: ByteReader;
  readonly stdout: ByteWriter;
  readonly stderr: ByteWriter;
  readonly shell: ShellState;
  readonly variables: ReadonlyMap<string, string>;
  readonly context: ServiceContext;
  readonly findCommand: FindCommand;
  readonly signal: AbortSignal;
}

export class Process {
  readonly name: string;
  readonly args: readonly string[];
  readonly stdin: ByteReader;
  readonly stdout: ByteWriter;
  readonly stderr: ByteWriter;
  readonly shell: ShellState;
  readonly variables: ReadonlyMap<string, string>;
  readonly context: ServiceContext;
  readonly findCommand: FindCommand;
  /** Aborted by Ctrl+C, and when the client closes the stream. */
  readonly signal: AbortSignal;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.args = options.args;
    this.stdin = options.stdin;
    this.stdout = options.stdout;
    this.stderr = options.stderr;
    this.shell = options.shell;
    this.variables = options.variables;
    this.context = options.context;
    this.findCommand = options.findCommand;
    this.signal = options.signal;
  }

  get state(): DeviceState {
    return this.context.state;
  }

  get files(): FileSystem {
    return this.state.files;
  }

  /** Create a process with the same streams, as `exec` does. */
  with(changes: Partial<ProcessOptions>): Process {
    return new Process({ ...this, ...changes });
  }

  resolve(filePath: string): string {
    return resolveFilePath(this.shell.folderPath, filePath);
  }

  /** Assignments before the command come first. */
  readVariable(name: string): string | undefined {
    return this.variables.get(name) ?? this.shell.variables.get(name);
  }

  print(text: string): Promise<void> {
    return this.stdout.write(encodeText(text));
  }

  async printLines(lines: readonly string[]): Promise<void> {
    if (lines.length > 0) await this.print(`${lines.join('\n')}\n`);
  }

  /** Print an error. Returns the exit code. */
  async fail(message: string, status = 1): Promise<number> {
    await this.stderr.write(encodeText(`${message}\n`));
    return status;
  }

  async readInput(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for (let chunk = await this.stdin.read(this.signal); chunk; chunk = await this.stdin.read(this.signal)) {
      chunks.push(chunk);
    }
    return joinBytes(chunks);
  }

  async readInputText(): Promise<string> {
    return decodeText(await this.readInput());
  }
}

/** Thrown by `exit` to end the shell. */
export class ShellExit extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`exit ${status}`);
    this.status = status;
  }
}
