import { DeviceState } from './DeviceState.ts';
import { type FindService, type ServiceContext, serve } from './service.ts';
import { findDeviceService } from './services/findService.ts';
import { createStreamPair, type ServiceStream } from './services/sockets.ts';
import { type AuthenticationPolicy, KeyStore } from './wire/authentication.ts';
import { type ByteTransport, Connection, type DeviceOptions, type OutputEnd } from './wire/Connection.ts';
import type { OnPacket } from './wire/packet.ts';

export interface SimulatedDeviceOptions {
  readonly serial: string;
  readonly state?: DeviceState;
  readonly findService?: FindService;
  /** By default, any key is accepted. */
  readonly authentication?: AuthenticationPolicy;
  readonly onPacket?: OnPacket;
  /** Takes unexpected errors of services: faults of this package. By default they are unhandled rejections. */
  readonly onFault?: (error: unknown) => void;
}

/** Milliseconds between the end of the requesting connection and that of the others. */
const SHUTDOWN_TIME = 100;

/** Milliseconds. A real device takes seconds to a minute. */
const RESTART_TIME = 500;

/** An Android device that speaks ADB over any number of connections. */
export class SimulatedDevice {
  readonly serial: string;
  readonly state: DeviceState;
  readonly #shared: DeviceOptions;
  readonly #connections = new Set<{ end(how: OutputEnd): void }>();
  readonly #listeners = new Set<() => void>();
  #isPluggedIn = true;
  #restarting = new AbortController();

  constructor(options: SimulatedDeviceOptions) {
    this.serial = options.serial;
    this.state = options.state ?? new DeviceState();
    this.#shared = {
      state: this.state,
      findService: options.findService ?? findDeviceService,
      keys: new KeyStore(),
      onPacket: options.onPacket,
      onFault: options.onFault ?? ((error) => void Promise.reject(error)),
      authentication: options.authentication ?? 'accept',
      restart: () => void this.#restart(),
    };
  }

  get isPluggedIn(): boolean {
    return this.#isPluggedIn;
  }

  /** Throws if the device is unplugged. */
  connect(): ByteTransport {
    this.#assertPluggedIn();
    const connection = new Connection(this.#shared, (ended) => this.#connections.delete(ended));
    this.#connections.add(connection);
    return connection;
  }

  /** Open a service without packets and keys. Undefined if the device refuses. Throws if the device is unplugged. */
  openService(destination: string, openToClient: ServiceContext['openToClient']): ServiceStream | undefined {
    this.#assertPluggedIn();
    const { findService, state, onFault, restart } = this.#shared;
    const service = findService(destination, state);
    if (!service) return undefined;
    const [client, stream] = createStreamPair();
    const connection = { end: stream.close };
    this.#connections.add(connection);
    void serve(service, stream, { state, openToClient, onFault }).then((disconnects) => {
      this.#connections.delete(connection);
      if (disconnects) restart();
    });
    return client;
  }

  /** Every connection fails at once. */
  unplug(): void {
    this.#restarting.abort();
    this.#goAway('cut');
  }

  plugIn(): void {
    this.#restarting.abort();
    this.#comeBack();
  }

  onPlugChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async #restart(): Promise<void> {
    this.#restarting.abort();
    this.#restarting = new AbortController();
    const { clock } = this.state;
    const { signal } = this.#restarting;
    try {
      await clock.sleep(SHUTDOWN_TIME, signal);
      this.#goAway('afterQueue');
      await clock.sleep(RESTART_TIME, signal);
      this.#comeBack();
    } catch (error) {
      // The device was unplugged or plugged in meanwhile.
      if (!signal.aborted) throw error;
    }
  }

  #goAway(how: OutputEnd): void {
    if (!this.#isPluggedIn) return;
    this.#isPluggedIn = false;
    for (const connection of [...this.#connections]) connection.end(how);
    this.state.reverseTunnels.removeAll();
    this.#tellListeners();
  }

  #comeBack(): void {
    if (this.#isPluggedIn) return;
    this.#isPluggedIn = true;
    this.#tellListeners();
  }

  #assertPluggedIn(): void {
    if (!this.#isPluggedIn) throw new Error(`The device "${this.serial}" is unplugged. Call plugIn() first.`);
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }
}
