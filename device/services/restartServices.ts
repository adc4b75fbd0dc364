import { encodeText } from '../files/bytes.ts';
import type { FindService, Service, ServiceContext } from '../service.ts';

/** Answers a request with one line. It may change the device and end the connection. */
type Answer = (context: ServiceContext, argument: string) => string;

const becomeRoot: Answer = ({ state, disconnect }) => {
  if (state.isRoot) return 'adbd is already running as root\n';
  if (state.properties.get('ro.debuggable') !== '1') return 'adbd cannot run as root in production builds\n';
  state.isRoot = true;
  state.properties.set('service.adb.root', '1');
  disconnect();
  return 'restarting adbd as root\n';
};

const becomeShell: Answer = ({ state, disconnect }) => {
  if (!state.isRoot) return 'adbd not running as root\n';
  state.isRoot = false;
  state.properties.set('service.adb.root', '0');
  disconnect();
  return 'restarting adbd as non root\n';
};

const remount: Answer = ({ state }) =>
  state.isRoot ? 'remount succeeded\n' : 'Not running as root. Try "adb root" first.\n';

const listenToTcp: Answer = ({ state, disconnect }, argument) => {
  const port = Number(argument);
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) return 'invalid port\n';
  state.properties.set('service.adb.tcp.port', String(port));
  disconnect();
  return `restarting in TCP mode port: ${port}\n`;
};

const listenToUsb: Answer = ({ state, disconnect }) => {
  state.properties.set('service.adb.tcp.port', '0');
  disconnect();
  return 'restarting in USB mode\n';
};

const reboot: Answer = ({ state, disconnect }, mode) => {
  state.properties.set('sys.boot.reason', mode === '' ? 'reboot,adb' : `reboot,${mode}`);
  // A restart forgets what adbd was told to be.
  state.isRoot = false;
  disconnect();
  return '';
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  reboot,
  root: becomeRoot,
  unroot: becomeShell,
  remount,
  tcpip: listenToTcp,
  usb: listenToUsb,
};

/** Find the services that restart adbd or the device: `reboot:`, `root:`, `tcpip:` and the like. */
export const findRestartService: FindService = (destination) => {
  const [, name = '', argument = ''] = /^(\w+):(.*)$/.exec(destination) ?? [];
  const answer = Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined;
  return answer && createAnswerService((context) => answer(context, argument));
};

function createAnswerService(answer: (context: ServiceContext) => string): Service {
  return async ({ writable }, context) => {
    const text = answer(context);
    const writer = writable.getWriter();
    if (text !== '') await writer.write(encodeText(text));
    writer.releaseLock();
  };
}
