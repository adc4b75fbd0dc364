import type { Clock } from '../clock.ts';
import type { DeviceState } from '../DeviceState.ts';
import type { OnPacket } from '../packetLog.ts';
import type { DeviceProfile } from '../profiles.ts';
import type { FindService } from '../service.ts';
import type { AuthenticationPolicy, KeyStore } from './authentication.ts';

/** Fields without `readonly` may change at any time. */
export interface DeviceOptions {
  readonly profile: DeviceProfile;
  readonly state: DeviceState;
  readonly findService: FindService;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly onPacket: OnPacket | undefined;
  /** For unexpected errors of services. */
  onFault(error: unknown): void;
  /** Called after the connection of the requesting service has ended. */
  restart(): void;
  policy: AuthenticationPolicy;
  /** In milliseconds. */
  acknowledgementDelay: number;
}
