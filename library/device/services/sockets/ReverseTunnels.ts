import type { ServiceStream } from '../../serviceStream.ts';
import type { SocketTable } from './SocketTable.ts';

interface Tunnel {
  readonly clientAddress: string;
  readonly stop: () => void;
}

interface NewTunnel {
  readonly deviceAddress: string;
  readonly clientAddress: string;
  readonly openToClient: (destination: string) => Promise<ServiceStream>;
}

// Linux looks for free ports from here on.
const FIRST_FREE_PORT = 32_768;
const FREE_PORTS = 28_232;

/** Addresses of the device whose connections go to the client. */
export class ReverseTunnels {
  readonly #sockets: SocketTable;
  readonly #random: () => number;
  readonly #tunnels = new Map<string, Tunnel>();

  constructor(sockets: SocketTable, random: () => number) {
    this.#sockets = sockets;
    this.#random = random;
  }

  list(): [string, string][] {
    return [...this.#tunnels].map(([deviceAddress, { clientAddress }]) => [deviceAddress, clientAddress]);
  }

  /** `tcp:0` takes a free port. Returns the address on the device. */
  add({ deviceAddress, clientAddress, openToClient }: NewTunnel): string {
    const address = deviceAddress === 'tcp:0' ? this.#findFreeAddress() : deviceAddress;
    this.remove(address);
    const stop = this.#sockets.listen(address, async (stream) =>
      connectStreams(stream, await openToClient(clientAddress)),
    );
    this.#tunnels.set(address, { clientAddress, stop });
    return address;
  }

  /** Returns whether there was one. */
  remove(deviceAddress: string): boolean {
    this.#tunnels.get(deviceAddress)?.stop();
    return this.#tunnels.delete(deviceAddress);
  }

  removeAll(): void {
    for (const address of [...this.#tunnels.keys()]) this.remove(address);
  }

  #findFreeAddress(): string {
    const start = Math.floor(this.#random() * FREE_PORTS);
    for (let step = 0; step < FREE_PORTS; step += 1) {
      const address = `tcp:${FIRST_FREE_PORT + ((start + step) % FREE_PORTS)}`;
      if (!this.#sockets.isListening(address)) return address;
    }
    throw new Error('No free port.');
  }
}

/** Carry bytes until either stream ends: adbd has no half-closed streams. */
export async function connectStreams(left: ServiceStream, right: ServiceStream): Promise<void> {
  const there = left.readable.pipeTo(right.writable);
  const back = right.readable.pipeTo(left.writable);
  await Promise.race([there.catch(() => {}), back.catch(() => {})]);
}
