import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import { answerHostRequest } from './answerHostRequest.ts';
import { ServerConnection } from './ServerConnection.ts';
import { type DeviceLink, type ServerDevice, ServerDevices } from './ServerDevices.ts';
import { join, type LocalPorts, NO_PORTS, ServerForwards } from './ServerForwards.ts';
import { parseHostRequest } from './serverRequest.ts';
import { openOnDevice, requireDevice, type ServerState } from './serverState.ts';

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

/** Answer requests until one of them takes or ends the connection. */
async function serveClient(connection: ServerConnection, state: ServerState): Promise<void> {
  try {
    const isHandedOn = await answerRequests(connection, state);
    if (isHandedOn) return;
  } catch (error) {
    // The client may be gone by now.
    await connection.writeFail(error instanceof Error ? error.message : String(error)).catch(() => {});
  }
  await connection.close();
}

/** Whether a service took the connection. Throws the reason of a refusal. */
async function answerRequests(connection: ServerConnection, state: ServerState): Promise<boolean> {
  let chosen: ServerDevice | undefined;
  for (;;) {
    const text = await connection.readRequest();
    if (text === undefined) return false;

    const serials = state.devices.list.map(({ serial }) => serial);
    const request = parseHostRequest(text, serials);
    if (!request) {
      const entry = chosen ?? requireDevice(state.devices, { kind: 'any' });
      const stream = openOnDevice(entry, text, state);
      if (!stream) throw new Error('closed');
      await connection.writeOkay();
      join(connection.release(), stream);
      return true;
    }
    chosen = await answerHostRequest({ connection, state, chosen, request });
    if (!chosen) return false;
  }
}
