import { encodeText } from '../../files/bytes.ts';
import { type ByteReader, type ByteWriter, NOTHING, Pipe } from './Pipe.ts';

// Linux prints this for control characters without an effect.
const formatControl = (character: string) => `^${String.fromCharCode(character.charCodeAt(0) + 64)}`;

// The linter refuses control characters in a pattern.
const ESCAPE_SEQUENCE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z~]`, 'g');

/** The line discipline of Linux: echo, editing, Ctrl+C, Ctrl+D. */
export class Terminal {
  readonly stdin: ByteReader;
  readonly stdout: ByteWriter;
  readonly #lines = new Pipe();
  readonly #output: ByteWriter;
  // They wait until a program reads, so that their echo follows the prompt.
  #keys: string[] = [];
  #readers = 0;
  #isPressing = false;
  #isUnplugged = false;
  #line = '';
  #interrupt = new AbortController();

  constructor(output: ByteWriter) {
    this.#output = output;
    this.stdout = { ...NOTHING, write: (bytes) => output.write(addReturns(bytes)) };
    this.stdin = { cancel: () => {}, read: (signal) => this.#read(signal) };
  }

  createInterrupt(): AbortSignal {
    this.#interrupt = new AbortController();
    return this.#interrupt.signal;
  }

  async connect(keyboard: ByteReader): Promise<void> {
    // The bytes of a letter may arrive apart.
    const decoder = new TextDecoder();
    for (let bytes = await keyboard.read(); bytes; bytes = await keyboard.read()) {
      // The line discipline ignores escape sequences.
      const text = decoder.decode(bytes, { stream: true }).replace(ESCAPE_SEQUENCE, '');
      // Ctrl+C drops what was typed before it.
      const interrupt = text.lastIndexOf('\u0003');
      if (interrupt !== -1) await this.#pressInterrupt();
      this.#keys.push(...text.slice(interrupt + 1));
      await this.#pressKeys();
    }
    this.#isUnplugged = true;
    await this.#pressKeys();
  }

  async #pressKeys(): Promise<void> {
    if (this.#isPressing) return;
    this.#isPressing = true;
    while (this.#readers > 0 && this.#keys.length > 0) await this.#press(this.#keys.shift() ?? '');
    this.#isPressing = false;
    if (this.#isUnplugged && this.#keys.length === 0) this.#lines.close();
  }

  async #press(character: string): Promise<void> {
    if (character === '\r' || character === '\n') return this.#endLine();
    if (character === '\u0004') return this.#pressEnd();
    if (character === '\u007f' || character === '\b') return this.#erase();
    this.#line += character;
    const isControl = character < ' ' && character !== '\t';
    await this.#echo(isControl ? formatControl(character) : character);
  }

  async #endLine(): Promise<void> {
    const line = `${this.#line}\n`;
    this.#line = '';
    this.#readers -= 1;
    await this.#echo('\r\n');
    await this.#lines.write(encodeText(line));
  }

  async #pressInterrupt(): Promise<void> {
    this.#line = '';
    this.#keys = [];
    this.#readers = 0;
    await this.#echo('^C\r\n');
    this.#interrupt.abort(new Error('Interrupted'));
  }

  /** Ctrl+D in an empty line ends the input. */
  async #pressEnd(): Promise<void> {
    const line = this.#line;
    this.#line = '';
    this.#readers -= 1;
    await this.#lines.write(encodeText(line));
  }

  async #erase(): Promise<void> {
    if (this.#line === '') return;
    this.#line = [...this.#line].slice(0, -1).join('');
    await this.#echo('\b \b');
  }

  #echo(text: string): Promise<void> {
    return this.#output.write(encodeText(text));
  }

  async #read(signal?: AbortSignal): Promise<Uint8Array | undefined> {
    this.#readers = 1;
    // A failed echo means that the client is gone: the read below ends with its signal.
    this.#pressKeys().catch(() => {});
    const line = await this.#lines.read(signal);
    return line?.length === 0 ? undefined : line;
  }
}

function addReturns(bytes: Uint8Array): Uint8Array {
  const lineFeeds = bytes.reduce((count, byte) => count + Number(byte === 10), 0);
  if (lineFeeds === 0) return bytes;
  const result = new Uint8Array(bytes.length + lineFeeds);
  let offset = 0;
  for (const byte of bytes) {
    if (byte === 10) result[offset++] = 13;
    result[offset++] = byte;
  }
  return result;
}
