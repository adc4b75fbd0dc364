/** With the numbers of logd. */
export const LOG_BUFFERS = {
  main: 0,
  radio: 1,
  events: 2,
  system: 3,
  crash: 4,
  stats: 5,
  security: 6,
  kernel: 7,
} as const;

export type LogBuffer = keyof typeof LOG_BUFFERS;

export const isLogBuffer = (name: string): name is LogBuffer => Object.hasOwn(LOG_BUFFERS, name);

/** At the numbers of logd. */
export const LOG_PRIORITIES = ['?', '?', 'V', 'D', 'I', 'W', 'E', 'F', 'S'] as const;

type LogPriority = Exclude<(typeof LOG_PRIORITIES)[number], '?'>;

export const isLogPriority = (letter: string): letter is LogPriority =>
  letter !== '?' && LOG_PRIORITIES.some((priority) => priority === letter);

export interface LogEntry {
  readonly buffer: LogBuffer;
  readonly priority: LogPriority;
  readonly tag: string;
  readonly message: string;
  readonly pid: number;
  readonly tid: number;
  readonly uid: number;
  /** Milliseconds since 1970. */
  readonly time: number;
}

type NewLogEntry = Pick<LogEntry, 'tag' | 'message'> & Partial<LogEntry>;

export class DeviceLog {
  readonly #readTime: () => number;
  readonly #listeners = new Set<(entry: LogEntry) => void>();
  #entries: LogEntry[] = [];

  constructor(readTime: () => number) {
    this.#readTime = readTime;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  append(entry: NewLogEntry): void {
    const defaults = { buffer: 'main', priority: 'I', pid: 1234, tid: entry.pid ?? 1234, uid: 1000 } as const;
    const full: LogEntry = { ...defaults, time: this.#readTime(), ...entry };
    this.#entries.push(full);
    for (const listener of this.#listeners) listener(full);
  }

  clear(buffers: ReadonlySet<LogBuffer>): void {
    this.#entries = this.#entries.filter((entry) => !buffers.has(entry.buffer));
  }

  /** Returns the function that ends this. */
  listen(listener: (entry: LogEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
