export interface ServiceStream {
  /** Ends when the client closes the stream. */
  readonly readable: ReadableStream<Uint8Array>;
  /** A write waits for the last acknowledgement, or for room. */
  readonly writable: WritableStream<Uint8Array>;
  /** Aborted when the client closes the stream or its connection ends. */
  readonly signal: AbortSignal;
}
