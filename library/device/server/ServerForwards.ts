import type { ByteTransport } from '../wire/Connection.ts';

/** Listens at an address of the computer, such as `tcp:9222`, and hands on who connects. */
export interface LocalPorts {
  /** Start to listen. Resolves to the address, with the real port for `tcp:0`. Rejects if the address is taken. */
  listen(
    address: string,
    onConnection: (connection: ByteTransport) => void,
  ): Promise<{ address: string; close(): void }>;
  /** Connect to an address of the computer, as reverse tunnels do. Rejects if nobody listens. */
  connect(address: string): Promise<ByteTransport>;
}

/** For a server without ports: a page has none. */
export const NO_PORTS: LocalPorts = {
  listen: async (address) => {
    throw new Error(`cannot bind ${address}: this server has no ports`);
  },
  connect: async (address) => {
    throw new Error(`cannot connect to ${address}: this server has no ports`);
  },
};

interface Forward {
  serial: string;
  local: string;
  remote: string;
  close(): void;
}

export interface ForwardRequest {
  serial: string;
  local: string;
  remote: string;
  /** Whether an existing forward of the address is an error. */
  canRebind: boolean;
  /** Open the remote end on the device. Undefined if the device refuses. */
  open(): ByteTransport | undefined;
}

/** The ports that the server forwards to devices. */
export class ServerForwards {
  readonly #ports: LocalPorts;
  readonly #list = new Map<string, Forward>();

  constructor(ports: LocalPorts) {
    this.#ports = ports;
  }

  /** Forward an address of the computer to a device. Resolves to the address with its real port. */
  async add({ serial, local, remote, canRebind, open }: ForwardRequest): Promise<string> {
    if (!canRebind && this.#list.has(local)) throw new Error(`cannot rebind existing socket`);
    this.remove(local);
    const port = await this.#ports.listen(local, (connection) => join(connection, open()));
    this.#list.set(port.address, { serial, local: port.address, remote, close: () => port.close() });
    return port.address;
  }

  /** Whether there was such a forward. */
  remove(local: string): boolean {
    this.#list.get(local)?.close();
    return this.#list.delete(local);
  }

  /** Remove all forwards, but those of the devices that are named. */
  removeAll(keptSerials: readonly string[] = []): void {
    for (const { serial, local } of [...this.#list.values()]) {
      if (!keptSerials.includes(serial)) this.remove(local);
    }
  }

  /** One line per forward: serial number, local and remote address. */
  format(): string {
    return [...this.#list.values()].map(({ serial, local, remote }) => `${serial} ${local} ${remote}\n`).join('');
  }
}

/** Join two transports. Each direction ends on its own; what fails cuts the other end. */
export function join(left: ByteTransport, right: ByteTransport | undefined): void {
  if (!right) {
    left.writable.abort().catch(() => {});
    left.readable.cancel().catch(() => {});
    return;
  }
  left.readable.pipeTo(right.writable).catch(() => {});
  right.readable.pipeTo(left.writable).catch(() => {});
}
