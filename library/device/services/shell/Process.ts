import type { DeviceState } from '../../DeviceState.ts';
import { encodeText } from '../../files/bytes.ts';
import type { FileSystem } from '../../files/FileSystem.ts';

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
  readonly state: DeviceState;
  /** Aborted when the client closes the stream. */
  readonly signal: AbortSignal;
}

/** A running program. */
export interface Process extends ProcessOptions {
  readonly files: FileSystem;
  with(changes: Partial<ProcessOptions>): Process;
  print(text: string): Promise<void>;
  printLines(lines: readonly string[]): Promise<void>;
  /** Print an error. Returns the exit code. */
  fail(message: string, status?: number): Promise<number>;
}

/** Create what a program gets. */
export function createProcess(options: ProcessOptions): Process {
  const print = (text: string) => options.write(encodeText(text));
  return {
    ...options,
    files: options.state.files,
    with: (changes) => createProcess({ ...options, ...changes }),
    print,
    async printLines(lines) {
      if (lines.length > 0) await print(`${lines.join('\n')}\n`);
    },
    async fail(message, status = 1) {
      await options.writeError(encodeText(`${message}\n`));
      return status;
    },
  };
}
