import type { DeviceState } from '../../DeviceState.ts';
import { encodeText } from '../../files/bytes.ts';
import type { FileSystem } from '../../files/FileSystem.ts';
import type { ServiceContext } from '../../service.ts';

/** Ends a program with an error output and exit code. */
export class CommandError extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Returns its exit code, by default 0. */
export type Command = (process: Process) => Promise<number | undefined> | Promise<void>;

export interface ProgramStreams {
  /** Resolves to undefined at the end of the input. */
  readonly read: () => Promise<Uint8Array | undefined>;
  /** Resolves when there is room for more. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly writeError: (bytes: Uint8Array) => Promise<void>;
}

interface ProcessOptions extends ProgramStreams {
  readonly args: readonly string[];
  /** Assigned before the name of the program. */
  readonly variables: ReadonlyMap<string, string>;
  /** Whether the output is a terminal. */
  readonly hasTerminal: boolean;
  readonly context: ServiceContext;
  /** Aborted when the client closes the stream. */
  readonly signal: AbortSignal;
}

/** A running program. */
export class Process {
  readonly args: readonly string[];
  readonly variables: ReadonlyMap<string, string>;
  readonly hasTerminal: boolean;
  readonly context: ServiceContext;
  readonly signal: AbortSignal;
  readonly read: ProgramStreams['read'];
  readonly write: ProgramStreams['write'];
  readonly writeError: ProgramStreams['writeError'];

  constructor(options: ProcessOptions) {
    this.args = options.args;
    this.variables = options.variables;
    this.hasTerminal = options.hasTerminal;
    this.context = options.context;
    this.signal = options.signal;
    this.read = options.read;
    this.write = options.write;
    this.writeError = options.writeError;
  }

  get state(): DeviceState {
    return this.context.state;
  }

  get files(): FileSystem {
    return this.state.files;
  }

  with(changes: Partial<ProcessOptions>): Process {
    return new Process({ ...this, ...changes });
  }

  print(text: string): Promise<void> {
    return this.write(encodeText(text));
  }

  async printLines(lines: readonly string[]): Promise<void> {
    if (lines.length > 0) await this.print(`${lines.join('\n')}\n`);
  }

  /** Print an error. Returns the exit code. */
  async fail(message: string, status = 1): Promise<number> {
    await this.writeError(encodeText(`${message}\n`));
    return status;
  }
}
