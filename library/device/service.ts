import type { DeviceState } from './DeviceState.ts';
import type { ServiceStream } from './services/sockets.ts';

export interface ServiceContext {
  readonly state: DeviceState;
  /** Rejects if the client refuses. */
  openToClient(destination: string): Promise<ServiceStream>;
  /** Ends the connection once the stream is closed. */
  disconnect(): void;
}

/** The device closes the stream when the promise settles. */
export type Service = (stream: ServiceStream, context: ServiceContext) => Promise<void>;

/** Such as `shell:ls`. Undefined if the device refuses to open it. */
export type FindService = (destination: string, state: DeviceState) => Service | undefined;

interface ServeOptions {
  readonly state: DeviceState;
  readonly openToClient: ServiceContext['openToClient'];
  /** For unexpected errors: those while the stream is open. */
  onFault(error: unknown): void;
}

/** Run a service, and close its stream. Returns whether it asked for the end of the connection. */
export async function serve(
  service: Service,
  stream: ServiceStream,
  { state, openToClient, onFault }: ServeOptions,
): Promise<boolean> {
  let disconnects = false;
  const disconnect = () => {
    disconnects = true;
  };
  try {
    await service(stream, { state, openToClient, disconnect });
  } catch (error) {
    if (!stream.signal.aborted) onFault(error);
  }
  stream.close();
  return disconnects;
}
