import { describe, expect, test } from 'vitest';
import { RequestReader } from './RequestReader.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const number = (value: number): Uint8Array => new Uint8Array(Uint32Array.of(value).buffer);
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const open = (service: string, arg0 = 1) => ({ command: 'OPEN', arg0, payload: bytes(`${service}\0`) });
const write = (payload: Uint8Array, arg0 = 1) => ({ command: 'WRTE', arg0, payload });
const syncRequest = (id: string, text: string): Uint8Array => join(bytes(id), number(text.length), bytes(text));

/** What is known to only read. */
const READS = [
  'exec:getprop ro.product.model',
  'shell,v2,raw:getprop ro.product.model',
  'exec:ls -l /sdcard',
  'exec:logcat -d',
  'exec:settings get global adb_enabled',
  'abb_exec:package\0list\0packages',
  'framebuffer:',
  'reverse:list-forward',
];

/** What may change something, or is not known. */
const UNKNOWN = [
  "exec:rm -r -f '/sdcard/Download/old files' </dev/null",
  'shell:',
  'exec:ls /sdcard | xargs rm',
  'exec:pm clear com.example',
  'exec:settings put global adb_enabled 0',
  'exec:getprop; reboot',
  'exec:echo $(reboot)',
  'exec:echo hi > /sdcard/a.txt',
  'exec:logcat -c',
  'reboot:',
  'tcp:8080',
  'reverse:forward:tcp:8080;tcp:8080',
];

describe('services', () => {
  test.each(READS)('%j only reads', (service) => {
    const [request] = new RequestReader().read(open(service));
    expect(request).toEqual({ text: service.replaceAll('\0', ' '), isRead: true });
  });

  test.each(UNKNOWN)('%j is not known to only read', (service) => {
    const [request] = new RequestReader().read(open(service));
    expect(request).toEqual({ text: service.replaceAll('\0', ' '), isRead: false });
  });
});

describe('the sync protocol', () => {
  test('requests are read wherever packets begin and end', () => {
    const data = 'LIST is no request here';
    const sent = join(
      syncRequest('SND2', '/sdcard/a.txt'),
      join(bytes('SND2'), number(33206), number(0)),
      join(bytes('DATA'), number(data.length), bytes(data)),
      join(bytes('DONE'), number(1_700_000_000)),
      syncRequest('RCV2', '/sdcard/b.txt'),
      join(bytes('RCV2'), number(0)),
      syncRequest('STAT', '/sdcard'),
      syncRequest('SEND', '/sdcard/c.txt,33206'),
    );
    const expected = [
      { text: 'sync: SND2 /sdcard/a.txt', isRead: false },
      { text: 'sync: RCV2 /sdcard/b.txt', isRead: true },
      { text: 'sync: STAT /sdcard', isRead: true },
      { text: 'sync: SEND /sdcard/c.txt,33206', isRead: false },
    ];
    for (const size of [1, 3, 7, 64, sent.length]) {
      const reader = new RequestReader();
      reader.read(open('sync:'));
      const requests = [];
      for (let start = 0; start < sent.length; start += size)
        requests.push(...reader.read(write(sent.subarray(start, start + size))));
      expect(requests).toEqual(expected);
    }
  });
});

describe('the input of a command', () => {
  test('is a request, because a shell runs it', () => {
    const reader = new RequestReader();
    reader.read(open('shell:'));
    expect(reader.read(write(bytes('rm -r /sdcard\n')))).toEqual([{ text: 'shell: ← rm -r /sdcard', isRead: false }]);
  });

  test('is taken out of the packets of the shell protocol', () => {
    const reader = new RequestReader();
    reader.read(open('shell,v2,raw:sh'));
    const input = bytes('reboot\n');
    const sent = join(Uint8Array.of(5), number(3), bytes('0x0'), Uint8Array.of(0), number(input.length), input);
    expect(reader.read(write(sent.subarray(0, 10)))).toEqual([]);
    expect(reader.read(write(sent.subarray(10)))).toEqual([{ text: 'shell,v2,raw:sh ← reboot', isRead: false }]);
  });
});

test('streams are told apart, and a closed one is forgotten', () => {
  const reader = new RequestReader();
  reader.read(open('sync:', 1));
  reader.read(open('shell:', 2));
  expect(reader.read(write(bytes('id\n'), 2))).toEqual([{ text: 'shell: ← id', isRead: false }]);
  reader.read({ command: 'CLSE', arg0: 2, payload: new Uint8Array() });
  expect(reader.read(write(bytes('id\n'), 2))).toEqual([]);
});
