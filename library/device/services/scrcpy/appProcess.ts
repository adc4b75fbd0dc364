import type { Command } from '../shell/Process.ts';
import { runServer } from './runServer.ts';

const SERVER_CLASS = 'com.genymobile.scrcpy.Server';

// What a shell reports after SIGABRT.
const ABORTED_STATUS = 134;

/** Run a Java class: only the server of scrcpy, if its file exists. */
export const appProcess: Command = async (process) => {
  const { args } = process;
  const option = args.findIndex((word) => word === '-cp' || word === '-classpath');
  const given = args.find((word) => word.startsWith('-Djava.class.path='))?.split('=')[1];
  const classPath = option === -1 ? (given ?? process.readVariable('CLASSPATH')) : args[option + 1];
  const start = args.indexOf(SERVER_CLASS);
  if (start === -1 || classPath === undefined || !process.files.exists(process.resolve(classPath))) {
    const name = args.find((word) => /^[\w]+(\.[\w]+)+$/.test(word) && !word.endsWith('.jar')) ?? '';
    const place = `DexPathList[[zip file "${classPath ?? ''}"]]`;
    return process.fail(
      `java.lang.ClassNotFoundException: Didn't find class "${name}" on path: ${place}\nAborted`,
      ABORTED_STATUS,
    );
  }
  return runServer(process, process.resolve(classPath), args.slice(start + 1));
};
