import type { ServiceStream } from '../../serviceStream.ts';

export interface StreamEnd extends ServiceStream {
  readonly close: () => void;
}

/** Connect two ends in memory. A write waits for room. */
export function createStreamPair(): [StreamEnd, StreamEnd] {
  const closing = new AbortController();
  const there = createChannel(closing.signal);
  const back = createChannel(closing.signal);
  const close = () => {
    there.end();
    back.end();
    closing.abort(new Error('The other end closed the stream.'));
  };
  return [
    { readable: back.readable, writable: there.writable, signal: closing.signal, close },
    { readable: there.readable, writable: back.writable, signal: closing.signal, close },
  ];
}

function createChannel(signal: AbortSignal) {
  let isEnded = false;
  let resume: () => void = () => {};
  let readController: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    if (!isEnded) readController?.close();
    isEnded = true;
    resume();
  };
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      readController = controller;
    },
    pull: () => resume(),
    cancel: () => {
      isEnded = true;
      resume();
    },
  });
  const writable = new WritableStream<Uint8Array>({
    async write(chunk) {
      if (isEnded) throw signal.reason ?? new Error('The other end no longer reads.');
      readController?.enqueue(chunk.slice());
      if ((readController?.desiredSize ?? 1) > 0) return;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    },
    close: end,
    abort: end,
  });
  return { readable, writable, end };
}
