import type { ByteTransport } from '../wire/Connection.ts';

/** Ports of the computer, by address such as `tcp:9222`. */
export interface LocalPorts {
  /** Resolves to the address with its real port. Rejects if it is taken. */
  listen(
    address: string,
    onConnection: (connection: ByteTransport) => void,
  ): Promise<{ address: string; close(): void }>;
  /** Rejects if nobody listens. */
  connect(address: string): Promise<ByteTransport>;
}

/** A page has no ports. */
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

interface ForwardRequest {
  serial: string;
  local: string;
  remote: string;
  /** Whether an existing forward may be replaced. */
  canRebind: boolean;
  /** Undefined if the device refuses. */
  open(): ByteTransport | undefined;
}

export class ServerForwards {
  readonly #ports: LocalPorts;
  readonly #list = new Map<string, Forward>();

  constructor(ports: LocalPorts) {
    this.#ports = ports;
  }

  /** Resolves to the address with its real port. */
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

  /** Keeps those of the given devices. */
  removeAll(keptSerials: readonly string[] = []): void {
    for (const { serial, local } of [...this.#list.values()]) {
      if (!keptSerials.includes(serial)) this.remove(local);
    }
  }

  /** Serial number, local and remote address per line. */
  format(): string {
    return [...this.#list.values()].map(({ serial, local, remote }) => `${serial} ${local} ${remote}\n`).join('');
  }
}

/** Join two transports. Each direction ends on its own; a failure cuts the other end. */
export function join(left: ByteTransport, right: ByteTransport | undefined): void {
  if (!right) {
    left.writable.abort().catch(() => {});
    left.readable.cancel().catch(() => {});
    return;
  }
  left.readable.pipeTo(right.writable).catch(() => {});
  right.readable.pipeTo(left.writable).catch(() => {});
}
