import { expect, test } from 'vitest';
import { encodeText } from '../files/bytes.ts';
import { createTestContext, exec, openService, readAll } from '../services/testing/openService.ts';
import { listChanges, takeSnapshot } from './listChanges.ts';

/** Run commands one after the other, and list what they changed since `before`. */
async function changesOf(commands: string[], { before = 'id' } = {}) {
  const context = createTestContext();
  await exec(before, context);
  const snapshot = takeSnapshot(context.state);
  for (const command of commands) await exec(command, context);
  return listChanges(snapshot, takeSnapshot(context.state));
}

const DOWNLOADS = '/storage/emulated/0/Download';

test('a device that is left alone has no changes', async () => {
  expect(await changesOf(['ls -l /sdcard', 'cat /proc/version', 'getprop'])).toEqual([]);
});

test('a file is added with its text and its size', async () => {
  expect(await changesOf(['echo hi > /sdcard/Download/new.txt'])).toEqual([
    { kind: 'file', change: 'added', name: `${DOWNLOADS}/new.txt`, after: 'hi\n', size: 3 },
  ]);
});

test('bytes that are appended in place are a change', async () => {
  expect(await changesOf(['echo b >> /sdcard/a', 'echo c >> /sdcard/a'], { before: 'echo a > /sdcard/a' })).toEqual([
    { kind: 'file', change: 'changed', name: '/storage/emulated/0/a', before: 'a\n', after: 'a\nb\nc\n', size: 6 },
  ]);
});

test('a file that is removed tells its old text', async () => {
  expect(await changesOf(['rm /sdcard/Download/hello.txt'])).toEqual([
    {
      kind: 'file',
      change: 'removed',
      name: `${DOWNLOADS}/hello.txt`,
      before: 'Hello from the simulated device.\n',
      size: 33,
    },
  ]);
});

test('a folder has no size, and a link tells where it leads', async () => {
  const { state } = createTestContext();
  const before = takeSnapshot(state);
  state.files.createFolder('/sdcard/b', 0o770);
  state.files.createLink('/sdcard/b', '/data/local/tmp/c');
  expect(listChanges(before, takeSnapshot(state))).toEqual([
    { kind: 'file', change: 'added', name: '/data/local/tmp/c', after: '/sdcard/b' },
    { kind: 'file', change: 'added', name: '/storage/emulated/0/b' },
  ]);
});

test('a file that is no text tells its size alone', async () => {
  const { state } = createTestContext();
  const before = takeSnapshot(state);
  state.files.write('/sdcard/zero', new Uint8Array(4));
  state.files.write('/sdcard/binary', Uint8Array.of(0xff, 0xfe));
  state.files.write('/sdcard/long', encodeText('a'.repeat(5000)));
  const changes = listChanges(before, takeSnapshot(state));
  expect(changes.map(({ name, size, after }) => [name.replace(/.*\//, ''), size, after])).toEqual([
    ['binary', 2, undefined],
    ['long', 5000, undefined],
    ['zero', 4, undefined],
  ]);
});

test('a property tells both values', async () => {
  const { state } = createTestContext();
  const before = takeSnapshot(state);
  state.properties.set('sys.boot_completed', '0');
  expect(listChanges(before, takeSnapshot(state))).toEqual([
    { kind: 'property', change: 'changed', name: 'sys.boot_completed', before: '1', after: '0' },
  ]);
});

test('a package that is uninstalled is gone with its files', async () => {
  const changes = await changesOf(['pm uninstall com.example.notes']);
  expect(changes.filter(({ kind }) => kind === 'package')).toEqual([
    {
      kind: 'package',
      change: 'removed',
      name: 'com.example.notes',
      before: expect.stringContaining('1.0 (1), /data/app/'),
    },
  ]);
});

test('inputs stay in order, and old ones are left out', async () => {
  expect(await changesOf(['input text z', 'input tap 10 20'], { before: 'input tap 1 1' })).toEqual([
    { kind: 'input', change: 'added', name: 'text z' },
    { kind: 'input', change: 'added', name: 'tap 10 20' },
  ]);
});

test('the screen is a change', async () => {
  expect(await changesOf(['input keyevent POWER'])).toMatchObject([
    { kind: 'screen', change: 'changed', name: 'power', before: 'on', after: 'off' },
    { kind: 'input' },
  ]);
});

test('a restart is a change, and one that is refused is none', async () => {
  const context = createTestContext();
  const before = takeSnapshot(context.state);
  for (const destination of ['reboot:recovery', 'tcpip:0']) await readAll(openService(destination, context));
  const changes = listChanges(before, takeSnapshot(context.state));
  expect(changes.filter(({ kind }) => kind === 'restart')).toEqual([
    { kind: 'restart', change: 'added', name: 'reboot recovery' },
  ]);
});
