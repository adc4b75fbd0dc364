import { decodeText, encodeText } from '../../files/bytes.ts';
import type { Service, ServiceContext } from '../../service.ts';
import { Process, type ProgramStreams } from './Process.ts';
import { runLine, runWords } from './runLine.ts';
import { openProtocol, openRaw } from './shellStreams.ts';

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
  return async (stream, context) => {
    const { finish, ...streams } = hasProtocol ? openProtocol(stream) : openRaw(stream);
    const shown = isInteractive ? addReturns(streams) : streams;
    let status = 1;
    try {
      status = await run(createProcess({ ...shown, hasTerminal, signal: stream.signal }, context));
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

const createProcess = (
  options: ProgramStreams & Pick<Process, 'hasTerminal' | 'signal'>,
  context: ServiceContext,
): Process => new Process({ ...options, args: [], variables: new Map(), context });

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
