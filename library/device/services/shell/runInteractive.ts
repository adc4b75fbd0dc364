import { decodeText } from '../../files/bytes.ts';
import { type Process, ShellExit } from './Process.ts';
import { runScript } from './runScript.ts';
import type { Terminal } from './Terminal.ts';

// What a shell reports after SIGINT.
const INTERRUPTED_STATUS = 130;

/** Run lines until `exit`, Ctrl+D or the end of the input. */
export async function runInteractive(terminal: Terminal, process: Process): Promise<number> {
  const { shell } = process;
  for (;;) {
    const interrupt = terminal.createInterrupt();
    const signal = AbortSignal.any([interrupt, process.signal]);
    const turn = process.with({ signal });
    try {
      await process.print(formatPrompt(process));
      const line = await turn.stdin.read(signal);
      if (!line) return shell.status;
      shell.status = await runScript(decodeText(line).replace(/\n$/, ''), turn);
    } catch (error) {
      if (error instanceof ShellExit) return error.status;
      if (!interrupt.aborted) throw error;
      shell.status = INTERRUPTED_STATUS;
    }
  }
}

/** As Android: the exit code unless 0, device, folder, `$` or `#`. */
function formatPrompt({ shell, state }: Process): string {
  const status = shell.status === 0 ? '' : `${shell.status}|`;
  return `${status}${state.properties.get('ro.product.device')}:${shell.folderPath} ${state.isRoot ? '#' : '$'} `;
}
