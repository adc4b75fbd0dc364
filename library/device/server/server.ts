import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import { ServerConnection } from './ServerConnection.ts';
import { type DeviceLink, ServerDevices } from './ServerDevices.ts';
import { type LocalPorts, NO_PORTS, ServerForwards } from './ServerForwards.ts';
import { serveClient } from './serveClient.ts';
import type { ServerState } from './serverState.ts';

export interface SimulatedServerOptions {
  readonly devices: readonly SimulatedDevice[];
  /** Devices for `adb connect`, by address. */
  readonly network?: Readonly<Record<string, SimulatedDevice>>;
  /** For forwards and reverse tunnels. None by default. */
  readonly ports?: LocalPorts;
}

/** An ADB server for simulated devices. */
export class SimulatedServer {
  readonly #state: ServerState;
  readonly #connections = new Set<ServerConnection>();
  #isRunning = true;

  constructor({ devices, network = {}, ports = NO_PORTS }: SimulatedServerOptions) {
    this.#state = {
      devices: new ServerDevices(),
      forwards: new ServerForwards(ports),
      ports,
      network,
      stop: () => this.stop(),
    };
    const { devices: entries, forwards } = this.#state;
    entries.onChange(() => forwards.removeAll(entries.list.map(({ serial }) => serial)));
    for (const device of devices) this.add(device, 'usb');
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  add(device: SimulatedDevice, link: DeviceLink): void {
    this.#state.devices.add({ device, link, serial: device.serial });
  }

  /** Throws after the server was stopped. */
  connect(): ByteTransport {
    if (!this.#isRunning) throw new Error('The ADB server was stopped. Create another one.');
    const connection = new ServerConnection();
    this.#connections.add(connection);
    void serveClient(connection, this.#state).finally(() => this.#connections.delete(connection));
    return connection.client;
  }

  stop(): void {
    this.#isRunning = false;
    this.#state.forwards.removeAll();
    for (const connection of this.#connections) void connection.close();
  }
}
