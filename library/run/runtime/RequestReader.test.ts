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
  'shell:getprop',
  'exec:getprop ro.product.model',
  'shell,v2,raw:getprop ro.product.model',
  "exec:getprop 'ro.product.model'",
  'exec:ls -l /sdcard',
  'exec:cat /sdcard/notes.txt',
  'shell,v2:stat /sdcard/notes.txt',
  'exec:uptime',
  'exec:pidof system_server',
  'exec:date',
  'exec:date +%s',
  'exec:logcat -d',
  'exec:logcat -B -b main -t 1795484997.0',
  'exec:screencap -p',
  'exec:wm size',
  'exec:dumpsys battery',
  'exec:settings get global adb_enabled',
  'exec:settings --user 0 list secure',
  'shell:pm list packages',
  'abb_exec:package\0list\0packages',
  'abb:settings\0get\0global\0adb_enabled',
  'framebuffer:',
  'reverse:list-forward',
  'track-app',
];

/** What may change something, or is not known. */
const UNKNOWN = [
  "exec:rm -r -f '/sdcard/Download/old files' </dev/null",
  'exec:rm /sdcard/a.txt',
  'shell:',
  'shell,v2,pty,TERM=xterm:',
  'exec:find /sdcard/ -type f -delete',
  'exec:for f in /sdcard/*; do rm $f; done',
  'exec:ls /sdcard | xargs rm',
  'exec:sed -i s/a/b/ /sdcard/a.txt',
  'exec:dd if=/dev/zero of=/sdcard/a.txt',
  'exec:pm clear com.example',
  'exec:pm install -r /data/local/tmp/a.apk',
  'exec:locksettings set-pin 1234',
  'exec:settings put global adb_enabled 0',
  'exec:settings reset global trusted_defaults',
  'abb_exec:settings\0reset\0global\0trusted_defaults',
  'abb_exec:package\0install\0-S\x001024',
  'exec:getprop; reboot',
  'exec:getprop\nreboot',
  'exec:getprop `reboot`',
  'exec:echo $(reboot)',
  'exec:echo hi > /sdcard/a.txt',
  'exec:echo hi && reboot',
  'exec:cat /dev/input/event0',
  'exec:PATH=/data/local/tmp getprop',
  'exec:/data/local/tmp/getprop',
  'exec:date 010100002030',
  'exec:logcat -c',
  'exec:logcat -dc',
  'exec:logcat -f /sdcard/log.txt',
  'exec:logcat -v -c',
  'exec:screencap /sdcard/a.png',
  'exec:wm size 100x100',
  'exec:wm density reset',
  'exec:dumpsys battery set level 1',
  'exec:cmd package clear com.example',
  'exec:service call power 16',
  'exec:input keyevent POWER',
  'exec:setprop debug.a 1',
  'exec:svc wifi disable',
  'exec:ls /sdcard/*',
  'exec:constructor',
  'reboot:',
  'remount:',
  'root:',
  'tcpip:5555',
  'tcp:8080',
  'localabstract:my-tunnel',
  'reverse:forward:tcp:8080;tcp:8080',
  'reverse:killforward-all',
  'backup:-all',
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
  test('a request says what it is and on which path', () => {
    const reader = new RequestReader();
    expect(reader.read(open('sync:'))).toEqual([]);
    expect(reader.read(write(syncRequest('LIST', '/sdcard')))).toEqual([{ text: 'sync: LIST /sdcard', isRead: true }]);
    expect(reader.read(write(syncRequest('RECV', '/dev/mem')))).toEqual([
      { text: 'sync: RECV /dev/mem', isRead: false },
    ]);
  });

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

  test('does nothing to a command that only reads', () => {
    const reader = new RequestReader();
    reader.read(open('exec:cat'));
    expect(reader.read(write(bytes('reboot\n')))).toEqual([]);
  });

  test('is no text where bytes are none', () => {
    const reader = new RequestReader();
    reader.read(open('exec:cmd package install -S 4'));
    expect(reader.read(write(Uint8Array.of(0x50, 0x4b, 3, 4)))).toEqual([
      { text: 'exec:cmd package install -S 4 ← …', isRead: false },
    ]);
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
