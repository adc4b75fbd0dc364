import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import type { DeviceState } from './DeviceState.ts';
import type { OnPacket } from './packetLog.ts';
import type { DeviceProfile } from './profiles.ts';
import type { FindService, ServiceContext } from './service.ts';
import { type AuthenticationPolicy, KeyStore } from './wire/authentication.ts';
import type { OutputEnd } from './wire/ByteOutput.ts';
import { type ByteTransport, Connection } from './wire/Connection.ts';
import type { DeviceOptions } from './wire/DeviceOptions.ts';
import { openLocally } from './wire/openLocally.ts';

export interface SimulatedDeviceOptions {
  /** Which Android it is. */
  readonly profile: DeviceProfile;
  /** Its serial number, as `adb devices` shows it. */
  readonly serial: string;
  /** Finds what serves a destination. */
  readonly findService: FindService;
  /** What its services share. */
  readonly state: DeviceState;
  /** What it does with a key that it does not know. Takes it unless told otherwise. */
  readonly authentication?: AuthenticationPolicy;
  /** Keys that it knows already. */
  readonly keys?: KeyStore;
  readonly clock?: Clock;
  /** Takes every packet of every connection. */
  readonly onPacket?: OnPacket;
  /** Takes the errors that its services did not expect: faults of this package. Unless given, they are unhandled rejections. */
  readonly onFault?: (error: unknown) => void;
}

/** Milliseconds between the end of the connection that asked for a restart and the end of the others. */
const SHUTDOWN_TIME = 100;

/** Milliseconds for which the device is away. A real one takes seconds to restart adbd, and a minute to boot. */
const RESTART_TIME = 500;

/** An Android device that speaks ADB as adbd does. It serves any number of connections at once. */
export class SimulatedDevice {
  readonly serial: string;
  readonly profile: DeviceProfile;
  readonly state: DeviceState;
  /** The keys that it lets in. */
  readonly keys: KeyStore;
  readonly #shared: DeviceOptions;
  readonly #connections = new Set<{ end(how: OutputEnd): void }>();
  readonly #listeners = new Set<() => void>();
  #isPluggedIn = true;
  #restarting = new AbortController();

  constructor(options: SimulatedDeviceOptions) {
    this.serial = options.serial;
    this.profile = options.profile;
    this.state = options.state;
    this.keys = options.keys ?? new KeyStore();
    this.#shared = {
      profile: options.profile,
      state: options.state,
      findService: options.findService,
      keys: this.keys,
      clock: options.clock ?? SYSTEM_CLOCK,
      onPacket: options.onPacket,
      onFault: options.onFault ?? ((error) => void Promise.reject(error)),
      policy: options.authentication ?? 'accept',
      acknowledgementDelay: 0,
      restart: () => void this.#restart(),
    };
  }

  /** What it does with a key that it does not know. A change counts from the next key on. */
  get authentication(): AuthenticationPolicy {
    return this.#shared.policy;
  }

  set authentication(policy: AuthenticationPolicy) {
    this.#shared.policy = policy;
  }

  /** Milliseconds by which it acknowledges late: a slow reader. 0 at first. */
  get acknowledgementDelay(): number {
    return this.#shared.acknowledgementDelay;
  }

  set acknowledgementDelay(milliseconds: number) {
    this.#shared.acknowledgementDelay = milliseconds;
  }

  get isPluggedIn(): boolean {
    return this.#isPluggedIn;
  }

  /** Open a transport, as plugging a cable or connecting a socket does. Throws if the device is unplugged. */
  connect(): ByteTransport {
    this.#assertPluggedIn();
    const connection = new Connection(this.#shared, (ended) => this.#connections.delete(ended));
    this.#connections.add(connection);
    return connection;
  }

  /**
   * Open a service without packets and without keys, as the ADB server does for its clients.
   * Undefined if the device refuses the destination. Throws if the device is unplugged.
   */
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

  /** Pull the cable: every connection fails in the middle of what it does. */
  unplug(): void {
    this.#restarting.abort();
    this.#goAway('cut');
  }

  /** Plug it in again. Clients have to connect anew; the keys and the state are still there. */
  plugIn(): void {
    this.#restarting.abort();
    this.#comeBack();
  }

  /** Call a function whenever the device is plugged in or unplugged. Returns what stops it. */
  onPlugChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A service asked for it, as `reboot:` does: the device goes away, and comes back by itself. */
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
      // Somebody unplugged the device, or plugged it in, meanwhile: that counts.
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
