import type { DeviceState } from './DeviceState.ts';
import type { ServiceStream } from './serviceStream.ts';

export interface ServiceContext {
  readonly state: DeviceState;
  readonly features: ReadonlySet<string>;
  /** Rejects if the client refuses. */
  openToClient(destination: string): Promise<ServiceStream>;
  /** Ends the connection once the stream is closed. */
  disconnect(): void;
}

/** The device closes the stream when the promise settles. */
export type Service = (stream: ServiceStream, context: ServiceContext) => Promise<void>;

/** Such as `shell:ls`. Undefined if the device refuses to open it. */
export type FindService = (destination: string) => Service | undefined;
