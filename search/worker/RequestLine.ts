import type { Port, SearchReply, SearchRequest } from './protocol.ts';

/** A request without what the line adds to it. */
export type Question = SearchRequest extends infer Request
  ? Request extends SearchRequest
    ? Omit<Request, 'id' | 'href'>
    : never
  : never;

/** Starts what answers. `onBroken` says that no answer will come any more. */
export type Connect = (onBroken: (reason: string) => void) => Port<SearchRequest, SearchReply>;

/** The page's end of the line: it numbers requests and brings each its answer. */
export class RequestLine {
  private readonly connect: Connect;
  private readonly onBroken: (reason: string) => void;
  private readonly waiting = new Map<
    number,
    { settle: (reply: SearchReply) => void; hear: (early: SearchReply) => void }
  >();
  private port: Port<SearchRequest, SearchReply> | undefined;
  private lastId = 0;

  constructor(connect: Connect, onBroken: (reason: string) => void) {
    this.connect = connect;
    this.onBroken = onBroken;
  }

  /** Ask about an index; `hear` gets what comes before the answer. The answer is `failed` where the line breaks. */
  ask(href: string, question: Question, hear: (early: SearchReply) => void = () => {}): Promise<SearchReply> {
    return new Promise((settle) => {
      this.waiting.set(this.lastId + 1, { settle, hear });
      this.send(href, question);
    });
  }

  /** Say something that has no answer; what is not running yet is started. */
  send(href: string, question: Question): void {
    this.port ??= this.open();
    this.port.postMessage({ ...question, id: ++this.lastId, href });
  }

  private open(): Port<SearchRequest, SearchReply> {
    const port = this.connect((reason) => this.breakOff(reason));
    port.addEventListener('message', ({ data }) => this.settle(data));
    return port;
  }

  private settle(reply: SearchReply): void {
    const waiting = this.waiting.get(reply.id);
    if (reply.say === 'early' || reply.say === 'foreseen') {
      waiting?.hear(reply);
    } else {
      waiting?.settle(reply);
      this.waiting.delete(reply.id);
    }
  }

  private breakOff(reason: string): void {
    for (const id of [...this.waiting.keys()]) this.settle({ id, say: 'failed', reason });
    this.port = undefined;
    this.onBroken(reason);
  }
}
