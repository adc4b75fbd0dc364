import type { SearchFailure } from '../types.ts';
import type { ClientPort, SearchReply, SearchRequest } from './protocol.ts';

type RequestBody = SearchRequest extends infer Request
  ? Request extends SearchRequest
    ? Omit<Request, 'id'>
    : never
  : never;

/** No reply comes after `onBroken`. */
export type Connect = (onBroken: (failure: SearchFailure) => void) => ClientPort;

interface Pending {
  resolve: (reply: SearchReply) => void;
  onEarly: (reply: SearchReply) => void;
}

/** The page's end. */
export class RequestChannel {
  private readonly connect: Connect;
  private readonly pending = new Map<number, Pending>();
  private port: ClientPort | undefined;
  private lastId = 0;

  constructor(connect: Connect) {
    this.connect = connect;
  }

  /** Starts the other end. The reply is `failed` if the channel breaks. */
  request(body: RequestBody, onEarly: (reply: SearchReply) => void = () => {}): Promise<SearchReply> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.pending.set(id, { resolve, onEarly });
      this.port ??= this.open();
      this.port.postMessage({ ...body, id });
    });
  }

  private open(): ClientPort {
    const port = this.connect((failure) => {
      for (const id of [...this.pending.keys()]) this.receive({ id, type: 'failed', failure });
      this.port = undefined;
    });
    port.addEventListener('message', ({ data }) => this.receive(data));
    return port;
  }

  private receive(reply: SearchReply): void {
    const pending = this.pending.get(reply.id);
    if (reply.type === 'early') {
      pending?.onEarly(reply);
      return;
    }
    pending?.resolve(reply);
    this.pending.delete(reply.id);
  }
}
