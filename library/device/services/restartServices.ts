import { encodeText } from '../files/bytes.ts';
import type { FindService, Service, ServiceContext } from '../service.ts';
import { reboot } from './reboot.ts';

function restart({ state, disconnect }: ServiceContext, name: string): void {
  state.restarts.push(name);
  disconnect();
}

type Answer = (context: ServiceContext, argument: string) => string;

const becomeRoot: Answer = (context) => {
  const { state } = context;
  if (state.isRoot) return 'adbd is already running as root\n';
  if (state.properties.get('ro.debuggable') !== '1') return 'adbd cannot run as root in production builds\n';
  state.isRoot = true;
  state.properties.set('service.adb.root', '1');
  restart(context, 'root');
  return 'restarting adbd as root\n';
};

const becomeShell: Answer = (context) => {
  const { state } = context;
  if (!state.isRoot) return 'adbd not running as root\n';
  state.isRoot = false;
  state.properties.set('service.adb.root', '0');
  restart(context, 'unroot');
  return 'restarting adbd as non root\n';
};

const remount: Answer = ({ state }) =>
  state.isRoot ? 'remount succeeded\n' : 'Not running as root. Try "adb root" first.\n';

const listenToTcp: Answer = (context, argument) => {
  const port = Number(argument);
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) return 'invalid port\n';
  context.state.properties.set('service.adb.tcp.port', String(port));
  restart(context, `tcpip ${port}`);
  return `restarting in TCP mode port: ${port}\n`;
};

const listenToUsb: Answer = (context) => {
  context.state.properties.set('service.adb.tcp.port', '0');
  restart(context, 'usb');
  return 'restarting in USB mode\n';
};

const answerReboot: Answer = (context, target) => {
  reboot(context, target);
  return '';
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  reboot: answerReboot,
  root: becomeRoot,
  unroot: becomeShell,
  remount,
  tcpip: listenToTcp,
  usb: listenToUsb,
};

/** Find the services that restart adbd or the device, such as `reboot:`. */
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
