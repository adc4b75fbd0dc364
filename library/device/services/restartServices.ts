import type { DeviceState } from '../DeviceState.ts';
import { encodeText } from '../files/bytes.ts';
import type { FindService } from '../service.ts';

/** Changes the state, and returns what to print, and the name of the restart if there is one. */
type Restart = (state: DeviceState, argument: string) => { readonly text: string; readonly restart?: string };

const RESTARTS: Readonly<Record<string, Restart>> = {
  reboot: ({ properties }, target) => {
    properties.set('sys.boot.reason', target === '' ? 'reboot,adb' : `reboot,${target}`);
    return { text: '', restart: `reboot ${target}`.trim() };
  },
  tcpip: ({ properties }, argument) => {
    const port = Number(argument);
    if (!Number.isInteger(port) || port <= 0 || port > 65_535) return { text: 'invalid port\n' };
    properties.set('service.adb.tcp.port', String(port));
    return { text: `restarting in TCP mode port: ${port}\n`, restart: `tcpip ${port}` };
  },
  usb: ({ properties }) => {
    properties.set('service.adb.tcp.port', '0');
    return { text: 'restarting in USB mode\n', restart: 'usb' };
  },
};

/** Find the services that restart the device or adbd: `reboot:`, `tcpip:` and `usb:`. */
export const findRestartService: FindService = (destination) => {
  const [, name = '', argument = ''] = /^(\w+):(.*)$/.exec(destination) ?? [];
  const run = Object.hasOwn(RESTARTS, name) ? RESTARTS[name] : undefined;
  if (!run) return undefined;
  return async ({ writable }, { state, disconnect }) => {
    const { text, restart } = run(state, argument);
    if (restart !== undefined) {
      state.restarts.push(restart);
      disconnect();
    }
    const writer = writable.getWriter();
    if (text !== '') await writer.write(encodeText(text));
    writer.releaseLock();
  };
};
