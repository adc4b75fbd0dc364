import { encodeText } from '../files/bytes.ts';
import type { FindService, Service } from '../service.ts';
import { formatLengthText } from './sockets/reverseService.ts';

// The process of the one app that allows a debugger.
const DEBUGGABLE_PROCESSES = ['5151'];

const listProcesses = () => DEBUGGABLE_PROCESSES.map((pid) => `${pid}\n`).join('');

const serveList: Service = async ({ writable }) => {
  const writer = writable.getWriter();
  await writer.write(encodeText(listProcesses()));
  writer.releaseLock();
};

/** Send the list once: the processes never change, so the stream stays silent until the client closes it. */
const serveTracker: Service = async ({ writable, signal }) => {
  const writer = writable.getWriter();
  await writer.write(encodeText(formatLengthText(listProcesses())));
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
};

const SERVICES: Readonly<Record<string, Service>> = { jdwp: serveList, 'track-jdwp': serveTracker };

/** Find the services that list the processes that a debugger can attach to. */
export const findJdwpService: FindService = (destination) =>
  Object.hasOwn(SERVICES, destination) ? SERVICES[destination] : undefined;
