import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import { answerHostRequest, SERVER_FEATURES } from './answerHostRequest.ts';
import { parseHostRequest } from './parseHostRequest.ts';
import { ServerConnection } from './ServerConnection.ts';
import { type ServerDevice, ServerDevices } from './ServerDevices.ts';

interface SimulatedServerOptions {
  readonly devices: readonly SimulatedDevice[];
  /** Devices for `adb connect`, by address. */
  readonly network?: Readonly<Record<string, SimulatedDevice>>;
}

/** An ADB server for simulated devices, without forwards and reverse tunnels. */
export class SimulatedServer {
  readonly #devices = new ServerDevices();
  readonly #network: Readonly<Record<string, SimulatedDevice>>;
  readonly #connections = new Set<ServerConnection>();
  #isRunning = true;

  constructor({ devices, network = {} }: SimulatedServerOptions) {
    this.#network = network;
    for (const device of devices) this.#devices.add({ device, link: 'usb', serial: device.serial });
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Throws after the server was stopped. */
  connect(): ByteTransport {
    if (!this.#isRunning) throw new Error('The ADB server was stopped. Create another one.');
    const connection = new ServerConnection();
    this.#connections.add(connection);
    void this.#serve(connection).finally(() => this.#connections.delete(connection));
    return connection.client;
  }

  stop(): void {
    this.#isRunning = false;
    for (const connection of this.#connections) void connection.close();
  }

  /** Answer requests until one of them takes or ends the connection. */
  async #serve(connection: ServerConnection): Promise<void> {
    try {
      const isHandedOn = await this.#answerRequests(connection);
      if (isHandedOn) return;
    } catch (error) {
      // The client may be gone by now.
      await connection.writeFail(error instanceof Error ? error.message : String(error)).catch(() => {});
    }
    await connection.close();
  }

  /** Whether a service took the connection. Throws the reason of a refusal. */
  async #answerRequests(connection: ServerConnection): Promise<boolean> {
    const devices = this.#devices;
    const exchange = { connection, devices, network: this.#network, stop: () => this.stop() };
    let chosen: ServerDevice | undefined;
    for (;;) {
      const text = await connection.readRequest();
      if (text === undefined) return false;

      const serials = devices.list.map(({ serial }) => serial);
      const request = parseHostRequest(text, serials);
      if (!request) {
        const stream = this.#open(chosen ?? devices.require({ kind: 'any' }), text);
        if (!stream) throw new Error('closed');
        await connection.writeOkay();
        join(connection.release(), stream);
        return true;
      }
      // A choice on the connection holds for the next requests.
      const selector = request.selector ?? (chosen && { kind: 'transportId', transportId: chosen.transportId });
      chosen = await answerHostRequest(exchange, { ...request, selector });
      if (!chosen) return false;
    }
  }

  /** Undefined if the device refuses. */
  #open({ device }: ServerDevice, destination: string): ByteTransport | undefined {
    return device.openService(destination, {
      features: new Set(device.profile.features.filter((feature) => SERVER_FEATURES.includes(feature))),
      // A page has no ports, so reverse tunnels lead nowhere.
      openToClient: async (address) => {
        throw new Error(`cannot connect to ${address}: this server has no ports`);
      },
    });
  }
}

/** Each direction ends on its own; a failure cuts the other end. */
function join(left: ByteTransport, right: ByteTransport): void {
  left.readable.pipeTo(right.writable).catch(() => {});
  right.readable.pipeTo(left.writable).catch(() => {});
}
