import type { DeviceState } from '../DeviceState.ts';
import { encodeText, joinBytes } from '../files/bytes.ts';
import type { FindService, Service, ServiceContext } from '../service.ts';
import { findAbbService, findShellService } from './shell/shellService.ts';
import { connectStreams } from './sockets.ts';
import { syncService } from './sync/syncService.ts';

/** Find a service of the device. It refuses sockets where nothing listens. */
export const findDeviceService: FindService = (destination, { sockets }) => {
  const address = parseSocketAddress(destination);
  if (address !== undefined) return sockets.isListening(address) ? createSocketService(address) : undefined;
  if (destination === 'sync:') return syncService;
  if (destination === 'framebuffer:') return serveFramebuffer;
  return findShellService(destination) ?? findAbbService(destination) ?? findTextService(destination);
};

/** Read a socket address: `tcp:8080`, `tcp:8080:localhost`, `localabstract:name`. */
function parseSocketAddress(destination: string): string | undefined {
  const [, tcpPort] = /^tcp:(\d+)(?::.*)?$/.exec(destination) ?? [];
  if (tcpPort) return `tcp:${tcpPort}`;
  return /^(local|localabstract|localreserved|localfilesystem):./.test(destination) ? destination : undefined;
}

/** Create the service of a socket. It closes if nothing listens any more. */
function createSocketService(address: string): Service {
  return async (stream, { state }) => {
    const socket = state.sockets.connect(address);
    if (socket) await connectStreams(socket, stream);
  };
}

// Offset and length in bits of red, blue, green and alpha.
const CHANNELS = [0, 8, 16, 8, 8, 8, 24, 8];

/** Send a picture of the screen: the header of version 2, then the pixels. Source: AOSP `framebuffer_service.cpp`. */
const serveFramebuffer: Service = async ({ writable }, { state }) => {
  const { width, height } = state.screen.size;
  const pixels = state.screen.draw();
  const header = new Uint8Array(Uint32Array.of(2, 32, 0, pixels.length, width, height, ...CHANNELS).buffer);
  await writable.getWriter().write(joinBytes([header, pixels]));
};

/** Returns what to print. */
type TextService = (argument: string, context: ServiceContext) => string;

/** Find the services that answer with a text at once: those that restart the device or adbd, and reverse tunnels. */
function findTextService(destination: string): Service | undefined {
  const [, name = '', argument = ''] = /^(\w+):(.*)$/.exec(destination) ?? [];
  const answer = Object.hasOwn(TEXT_SERVICES, name) ? TEXT_SERVICES[name] : undefined;
  if (!answer) return undefined;
  return async ({ writable }, context) => {
    const text = answer(argument, context);
    if (text !== '') await writable.getWriter().write(encodeText(text));
  };
}

const TEXT_SERVICES: Readonly<Record<string, TextService>> = {
  reboot: (target, context) => {
    context.state.properties.set('sys.boot.reason', target === '' ? 'reboot,adb' : `reboot,${target}`);
    return restart(context, `reboot ${target}`.trim(), '');
  },
  tcpip: (argument, context) => {
    const port = Number(argument);
    if (!Number.isInteger(port) || port <= 0 || port > 65_535) return 'invalid port\n';
    context.state.properties.set('service.adb.tcp.port', String(port));
    return restart(context, `tcpip ${port}`, `restarting in TCP mode port: ${port}\n`);
  },
  usb: (_argument, context) => {
    context.state.properties.set('service.adb.tcp.port', '0');
    return restart(context, 'usb', 'restarting in USB mode\n');
  },
  reverse: answerReverse,
};

function restart({ state, disconnect }: ServiceContext, name: string, text: string): string {
  state.restarts.push(name);
  disconnect();
  return text;
}

/** Make, list and end reverse tunnels. */
function answerReverse(request: string, context: ServiceContext): string {
  const { reverseTunnels } = context.state;
  const [, verb = '', argument = ''] = /^([\w-]+):?(.*)$/.exec(request) ?? [];
  if (verb === 'forward') return addTunnel(argument, context);
  if (verb === 'list-forward') return formatLengthText(formatTunnels(context.state));
  if (verb === 'killforward-all') reverseTunnels.removeAll();
  else if (verb !== 'killforward') return formatFailure(`unknown request: ${request}`);
  else if (!reverseTunnels.remove(argument)) return formatFailure(`listener '${argument}' not found`);
  return 'OKAY';
}

const formatTunnels = ({ reverseTunnels }: DeviceState): string =>
  reverseTunnels
    .list()
    .map((pair) => `UsbFfs ${pair.join(' ')}\n`)
    .join('');

/** The argument is `[norebind:]device;client`. The answer has the port of a TCP address. */
function addTunnel(argument: string, { state, openToClient }: ServiceContext): string {
  const [deviceAddress = '', clientAddress = ''] = argument.replace(/^norebind:/, '').split(';');
  if (!clientAddress || !/^(tcp|local\w*):/.test(deviceAddress)) return formatFailure(`bad forward: ${argument}`);
  const isTunnel = state.reverseTunnels.list().some(([address]) => address === deviceAddress);
  if (isTunnel && argument.startsWith('norebind:')) return formatFailure('cannot rebind existing socket');
  if (!isTunnel && state.sockets.isTaken(deviceAddress))
    return formatFailure('cannot bind listener: Address already in use');
  const address = state.reverseTunnels.add({ deviceAddress, clientAddress, openToClient });
  return address.startsWith('tcp:') ? `OKAY${formatLengthText(address.slice('tcp:'.length))}` : 'OKAY';
}

/** Format text after its length in four hexadecimal digits. */
const formatLengthText = (text: string): string => text.length.toString(16).padStart(4, '0') + text;

const formatFailure = (message: string): string => `FAIL${formatLengthText(message)}`;
