import { encodeText } from '../../files/bytes.ts';
import type { FindService, ServiceContext } from '../../service.ts';

/** Format text after its length in four hexadecimal digits. */
export const formatLengthText = (text: string) => text.length.toString(16).padStart(4, '0') + text;

const formatFailure = (message: string) => `FAIL${formatLengthText(message)}`;

/** Find the services of `reverse:`. */
export const findReverseService: FindService = (destination) => {
  if (!destination.startsWith('reverse:')) return undefined;
  const request = destination.slice('reverse:'.length);
  return async ({ writable }, context) => {
    const writer = writable.getWriter();
    await writer.write(encodeText(answer(request, context)));
    writer.releaseLock();
  };
};

function answer(request: string, context: ServiceContext): string {
  const { reverseTunnels } = context.state;
  const [, verb = '', argument = ''] = /^([\w-]+):?(.*)$/.exec(request) ?? [];
  if (verb === 'forward') return addTunnel(argument, context);
  if (verb === 'list-forward') return formatLengthText(formatList(reverseTunnels.list()));
  if (verb === 'killforward-all') {
    reverseTunnels.removeAll();
    return 'OKAY';
  }
  if (verb !== 'killforward') return formatFailure(`unknown request: ${request}`);
  return reverseTunnels.remove(argument) ? 'OKAY' : formatFailure(`listener '${argument}' not found`);
}

const formatList = (tunnels: readonly [string, string][]) =>
  tunnels.map(([deviceAddress, clientAddress]) => `UsbFfs ${deviceAddress} ${clientAddress}\n`).join('');

/** The argument is `[norebind:]device;client`. The answer has the port of a TCP address. */
function addTunnel(argument: string, { state, openToClient }: ServiceContext): string {
  const isNew = argument.startsWith('norebind:');
  const [deviceAddress = '', clientAddress = ''] = argument.replace(/^norebind:/, '').split(';');
  if (!clientAddress || !/^(tcp|local\w*):/.test(deviceAddress)) return formatFailure(`bad forward: ${argument}`);
  const isTunnel = state.reverseTunnels.list().some(([address]) => address === deviceAddress);
  if (isTunnel && isNew) return formatFailure('cannot rebind existing socket');
  if (!isTunnel && state.sockets.isTaken(deviceAddress)) {
    return formatFailure('cannot bind listener: Address already in use');
  }
  const address = state.reverseTunnels.add({ deviceAddress, clientAddress, openToClient });
  return address.startsWith('tcp:') ? `OKAY${formatLengthText(address.slice('tcp:'.length))}` : 'OKAY';
}
