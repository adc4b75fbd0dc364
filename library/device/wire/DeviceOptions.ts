import type { Clock } from '../clock.ts';
import type { DeviceState } from '../DeviceState.ts';
import type { OnPacket } from '../packetLog.ts';
import type { DeviceProfile } from '../profiles.ts';
import type { FindService } from '../service.ts';
import type { AuthenticationPolicy, KeyStore } from './authentication.ts';

/** What all connections of a device share. The fields without `readonly` may change while it runs. */
export interface DeviceOptions {
  readonly profile: DeviceProfile;
  readonly state: DeviceState;
  readonly findService: FindService;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly onPacket: OnPacket | undefined;
  /** Takes an error that a service did not expect. */
  onFault(error: unknown): void;
  /** A service ended its connection, because the device restarts. */
  restart(): void;
  policy: AuthenticationPolicy;
  /** Milliseconds by which the device acknowledges late. */
  acknowledgementDelay: number;
}
