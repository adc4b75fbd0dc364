import type { DeviceState } from '../../DeviceState.ts';
import type { ServiceStream } from '../../serviceStream.ts';
import type { ScrcpyOptions } from './ScrcpyOptions.ts';

/** Open sockets in order, by waiting for the client or through its reverse tunnel. */
export async function openSockets(
  state: DeviceState,
  options: ScrcpyOptions,
  { count, signal }: { readonly count: number; readonly signal: AbortSignal },
): Promise<ServiceStream[]> {
  const { socketAddress } = options;
  if (options.isOn('tunnel_forward', false)) {
    const hasDummyByte = options.isOn('send_dummy_byte', true);
    return acceptSockets(state, { address: socketAddress, count, signal, hasDummyByte });
  }
  return Array.from({ length: count }, () => {
    const socket = state.sockets.connect(socketAddress);
    if (!socket) throw new Error('java.io.IOException: Connection refused');
    signal.addEventListener('abort', socket.close, { once: true });
    return socket;
  });
}

interface Acceptance {
  readonly address: string;
  readonly count: number;
  readonly signal: AbortSignal;
  readonly hasDummyByte: boolean;
}

async function sendDummyByte({ writable }: ServiceStream): Promise<void> {
  const writer = writable.getWriter();
  const writing = writer.write(new Uint8Array(1));
  writer.releaseLock();
  await writing;
}

function acceptSockets(
  { sockets }: DeviceState,
  { address, count, signal, hasDummyByte }: Acceptance,
): Promise<ServiceStream[]> {
  const accepted: ServiceStream[] = [];
  return new Promise((resolve, reject) => {
    const stop = sockets.listen(address, (stream) => {
      accepted.push(stream);
      // The client waits for this byte before it opens the second socket. It may be gone by now.
      if (hasDummyByte && accepted.length === 1) sendDummyByte(stream).catch(() => {});
      if (accepted.length === count) {
        stop();
        resolve(accepted);
      }
      // The server owns the socket now.
      return new Promise((end) => signal.addEventListener('abort', () => end(), { once: true }));
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
