import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import type { DeviceState } from './DeviceState.ts';
import type { OnPacket } from './packetLog.ts';
import type { DeviceProfile } from './profiles.ts';
import type { FindService, ServiceContext } from './service.ts';
import { type AuthenticationPolicy, KeyStore } from './wire/authentication.ts';
import type { OutputEnd } from './wire/ByteOutput.ts';
import { type ByteTransport, Connection, type DeviceOptions } from './wire/Connection.ts';
import { openLocally } from './wire/openLocally.ts';

export interface SimulatedDeviceOptions {
  readonly profile: DeviceProfile;
  readonly serial: string;
  readonly findService: FindService;
  readonly state: DeviceState;
  /** By default, any key is accepted. */
  readonly authentication?: AuthenticationPolicy;
  readonly clock?: Clock;
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
  readonly profile: DeviceProfile;
  readonly state: DeviceState;
  readonly #shared: DeviceOptions;
  readonly #connections = new Set<{ end(how: OutputEnd): void }>();
  readonly #listeners = new Set<() => void>();
  #isPluggedIn = true;
  #restarting = new AbortController();

  constructor(options: SimulatedDeviceOptions) {
    this.serial = options.serial;
    this.profile = options.profile;
    this.state = options.state;
    this.#shared = {
      profile: options.profile,
      state: options.state,
      findService: options.findService,
      keys: new KeyStore(),
      clock: options.clock ?? SYSTEM_CLOCK,
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
  openService(
    destination: string,
    context: Pick<ServiceContext, 'features' | 'openToClient'>,
  ): ByteTransport | undefined {
    this.#assertPluggedIn();
    const service = this.#shared.findService(destination);
    if (!service) return undefined;

    const stream = openLocally({
      service,
      context: { ...context, state: this.state },
      onFault: this.#shared.onFault,
      onEnd: (disconnects) => {
        this.#connections.delete(stream);
        if (disconnects) this.#shared.restart();
      },
    });
    this.#connections.add(stream);
    return stream;
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

  /** Returns the function that stops this. */
  onPlugChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #restart(): Promise<void> {
    this.#restarting.abort();
    this.#restarting = new AbortController();
    const { clock } = this.#shared;
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
    for (const listener of [...this.#listeners]) listener();
  }
}
