import { encodeText } from '../files/bytes.ts';
import type { FindService, ServiceContext } from '../service.ts';

/** Find the service that makes, lists and ends reverse tunnels. */
export const findReverseService: FindService = (destination) => {
  if (!destination.startsWith('reverse:')) return undefined;
  return async ({ writable }, context) => {
    const writer = writable.getWriter();
    await writer.write(encodeText(answer(destination.slice('reverse:'.length), context)));
    writer.releaseLock();
  };
};

function answer(request: string, context: ServiceContext): string {
  const { reverseTunnels } = context.state;
  const [, verb = '', argument = ''] = /^([\w-]+):?(.*)$/.exec(request) ?? [];
  if (verb === 'forward') return addTunnel(argument, context);
  if (verb === 'list-forward')
    return formatLengthText(
      reverseTunnels
        .list()
        .map((pair) => `UsbFfs ${pair.join(' ')}\n`)
        .join(''),
    );
  if (verb === 'killforward-all') reverseTunnels.removeAll();
  else if (verb !== 'killforward') return formatFailure(`unknown request: ${request}`);
  else if (!reverseTunnels.remove(argument)) return formatFailure(`listener '${argument}' not found`);
  return 'OKAY';
}

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
