import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import { ServerConnection } from './ServerConnection.ts';
import { type DeviceLink, ServerDevices } from './ServerDevices.ts';
import { type LocalPorts, NO_PORTS, ServerForwards } from './ServerForwards.ts';
import { serveClient } from './serveClient.ts';
import type { ServerState } from './serverState.ts';

export interface SimulatedServerOptions {
  /** The devices on the USB ports of the computer. */
  readonly devices: readonly SimulatedDevice[];
  /** Devices that `adb connect` finds, by address. */
  readonly network?: Readonly<Record<string, SimulatedDevice>>;
  /** Ports of the computer, for forwards and reverse tunnels. None unless told. */
  readonly ports?: LocalPorts;
}

/** An ADB server: what `adb` talks to at port 5037, in front of simulated devices. */
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
    // A forward ends with the connection of its device.
    entries.onChange(() => forwards.removeAll(entries.list.map(({ serial }) => serial)));
    for (const device of devices) this.add(device, 'usb');
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Add a device to the ones that the server has. */
  add(device: SimulatedDevice, link: DeviceLink): void {
    this.#state.devices.add({ device, link, serial: device.serial });
  }

  /** Open a connection, as connecting a socket to port 5037 does. Throws after the server was stopped. */
  connect(): ByteTransport {
    if (!this.#isRunning) throw new Error('The ADB server was stopped. Create another one.');
    const connection = new ServerConnection();
    this.#connections.add(connection);
    void serveClient(connection, this.#state).finally(() => this.#connections.delete(connection));
    return connection.client;
  }

  /** Stop the server, as `adb kill-server` does. */
  stop(): void {
    this.#isRunning = false;
    this.#state.forwards.removeAll();
    for (const connection of this.#connections) void connection.close();
  }
}
