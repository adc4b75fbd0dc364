/** One open stream of the device, as a service sees it. */
export interface ServiceStream {
  /** What the client sends. Ends when the client closes the stream. */
  readonly readable: ReadableStream<Uint8Array>;
  /** What the client gets. A write waits until the client acknowledged the one before, or has room for it. */
  readonly writable: WritableStream<Uint8Array>;
  /** Aborted when the client closes the stream or its connection ends. */
  readonly signal: AbortSignal;
}
