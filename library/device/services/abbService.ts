import type { FindService } from '../service.ts';
import { runProgram } from './shell/runScript.ts';
import { serveWords } from './shell/shellService.ts';

/** Find `abb:` and `abb_exec:`: `cmd` with words that NUL separates. */
export const findAbbService: FindService = (destination) => {
  const [, name, list = ''] = /^(abb|abb_exec):(.*)$/s.exec(destination) ?? [];
  if (!name) return undefined;
  const words = list.replace(/\0+$/, '').split('\0');
  return (stream, context) =>
    serveWords(stream, context, {
      hasProtocol: name === 'abb',
      run: (process) => runProgram(['cmd', ...words], process),
    });
};
