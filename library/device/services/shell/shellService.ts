import { encodeText } from '../../files/bytes.ts';
import type { Service, ServiceContext } from '../../service.ts';
import type { ServiceStream } from '../../serviceStream.ts';
import { findCommand } from '../commands/findCommand.ts';
import type { ByteReader, ByteWriter } from './Pipe.ts';
import { Process, type ShellState } from './Process.ts';
import { runInteractive } from './runInteractive.ts';
import { runShell } from './runScript.ts';
import { createProtocolChannel, createRawChannel, type ShellChannel } from './ShellChannel.ts';
import { Terminal } from './Terminal.ts';

interface ShellOptions {
  readonly command: string;
  readonly hasProtocol: boolean;
  readonly hasTerminal: boolean;
  readonly terminalType: string;
}

interface ProgramStreams {
  readonly stdin: ByteReader;
  readonly stdout: ByteWriter;
  readonly stderr: ByteWriter;
  readonly signal: AbortSignal;
}

/** Find the service for `shell:`, `shell,v2,…:` and `exec:`. */
export function findShellService(destination: string): Service | undefined {
  const options = parseDestination(destination);
  return options && ((stream, context) => serveShell(stream, context, options));
}

/** Such as `shell,v2,pty,TERM=xterm:ls`. Without a type, only an empty command gets a terminal. */
function parseDestination(destination: string): ShellOptions | undefined {
  const [, service, list = '', command = ''] = /^(shell|exec)((?:,[^:]*)?):(.*)$/s.exec(destination) ?? [];
  if (!service) return undefined;
  const words = list.split(',').slice(1);
  const terminalType = words.find((word) => word.startsWith('TERM='))?.slice('TERM='.length) ?? 'dumb';
  const hasTerminal = service === 'shell' && (words.includes('pty') || (command === '' && !words.includes('raw')));
  return { command: command.replace(/\0$/, ''), hasProtocol: words.includes('v2'), hasTerminal, terminalType };
}

function serveShell(stream: ServiceStream, context: ServiceContext, options: ShellOptions): Promise<void> {
  return serveProgram(stream, options.hasProtocol, (channel) => {
    const shell = createShellState(context, options.terminalType);
    channel.onResize = ({ rows, columns }) => {
      shell.variables.set('LINES', String(rows)).set('COLUMNS', String(columns));
    };
    const { signal } = stream;
    const { command } = options;
    return options.hasTerminal
      ? runInTerminal(channel, shell, context, { signal, command })
      : runPlain(channel, shell, context, { signal, command });
  });
}

/** An unexpected error is printed, and thrown. */
async function serveProgram(
  stream: ServiceStream,
  hasProtocol: boolean,
  run: (channel: ShellChannel) => Promise<number>,
): Promise<void> {
  const channel = hasProtocol ? createProtocolChannel(stream) : createRawChannel(stream);
  let status = 1;
  try {
    status = await run(channel);
  } catch (error) {
    // The client closed the stream.
    if (stream.signal.aborted) return;
    await channel.stderr.write(encodeText(`The simulated device failed: ${error}\n`));
    throw error;
  } finally {
    await channel.finish(status);
  }
}

interface RunOptions {
  readonly signal: AbortSignal;
  readonly command: string;
}

async function runPlain(channel: ShellChannel, shell: ShellState, context: ServiceContext, run: RunOptions) {
  const { stdout, stderr } = channel;
  const process = createProcess(shell, context, { stdin: channel.input, stdout, stderr, signal: run.signal });
  return runShell(run.command || (await process.readInputText()), process);
}

async function runInTerminal(channel: ShellChannel, shell: ShellState, context: ServiceContext, run: RunOptions) {
  const terminal = new Terminal(channel.stdout);
  terminal.connect(channel.input).catch(() => {});
  const { stdin, stdout } = terminal;
  const interrupt = terminal.createInterrupt();
  const signal = run.command === '' ? run.signal : AbortSignal.any([interrupt, run.signal]);
  const process = createProcess(shell, context, { stdin, stdout, stderr: stdout, signal });
  if (run.command === '') return runInteractive(terminal, process);
  try {
    return await runShell(run.command, process);
  } catch (error) {
    if (interrupt.aborted) return 130;
    throw error;
  }
}

function createProcess(shell: ShellState, context: ServiceContext, streams: ProgramStreams): Process {
  return new Process({ name: 'sh', args: [], ...streams, shell, variables: new Map(), context, findCommand });
}

function createShellState({ state }: ServiceContext, terminalType: string): ShellState {
  const variables = new Map([
    ['HOME', '/'],
    ['HOSTNAME', state.properties.get('ro.product.device') ?? 'localhost'],
    ['LOGNAME', state.isRoot ? 'root' : 'shell'],
    ['PATH', '/product/bin:/apex/com.android.runtime/bin:/system/bin:/system/xbin:/vendor/bin'],
    ['SHELL', '/system/bin/sh'],
    ['TERM', terminalType],
    ['TMPDIR', '/data/local/tmp'],
    ['USER', state.isRoot ? 'root' : 'shell'],
    ['ANDROID_DATA', '/data'],
    ['ANDROID_ROOT', '/system'],
    ['EXTERNAL_STORAGE', '/sdcard'],
  ]);
  return { folderPath: '/', variables, status: 0 };
}

/** Run words as a program, for `abb:` and `abb_exec:`. */
export function serveWords(
  stream: ServiceStream,
  context: ServiceContext,
  { hasProtocol, run }: { readonly hasProtocol: boolean; readonly run: (process: Process) => Promise<number> },
): Promise<void> {
  return serveProgram(stream, hasProtocol, ({ stdout, stderr, input }) =>
    run(
      createProcess(createShellState(context, 'dumb'), context, {
        stdin: input,
        stdout,
        stderr,
        signal: stream.signal,
      }),
    ),
  );
}
