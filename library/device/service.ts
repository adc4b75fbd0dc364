import type { DeviceState } from './DeviceState.ts';
import type { ServiceStream } from './serviceStream.ts';

/** What a service knows of the connection that it serves. */
export interface ServiceContext {
  /** The state that all connections of a device share: files, properties, packages, log. */
  readonly state: DeviceState;
  /** Features that both sides announced. */
  readonly features: ReadonlySet<string>;
  /** Open a stream to the client, as the device does for reverse tunnels. Rejects if the client refuses. */
  openToClient(destination: string): Promise<ServiceStream>;
  /** End the connection once the stream is closed, as `reboot:` and `tcpip:` do. */
  disconnect(): void;
}

/** Serve a stream. The device closes the stream when the promise settles. */
export type Service = (stream: ServiceStream, context: ServiceContext) => Promise<void>;

/** Find what serves a destination, such as `shell:ls`; undefined if the device refuses to open it. */
export type FindService = (destination: string) => Service | undefined;
