import { describe, expect, test } from 'vitest';
import { decodeText, encodeText, joinBytes } from '../../files/bytes.ts';
import { createTestContext, openService, readAll, TEST_TIME } from '../testing/openService.ts';
import { formatNumbers, readNumber } from './SyncStream.ts';

const ask = (id: string, filePath: string) =>
  joinBytes([formatNumbers(id, [encodeText(filePath).length]), encodeText(filePath)]);
const data = (text: string) => joinBytes([formatNumbers('DATA', [text.length]), encodeText(text)]);
const QUIT = formatNumbers('QUIT', [0]);

/** Send requests, quit, and read all answers. */
async function sync(requests: readonly Uint8Array[], context = createTestContext()): Promise<Uint8Array> {
  const client = openService('sync:', context);
  const writer = client.writable.getWriter();
  const answers = readAll(client);
  // After a failure the device closes the stream, so the rest cannot be written.
  await writer.write(joinBytes([...requests, QUIT])).catch(() => {});
  return answers;
}

const readFailure = (answer: Uint8Array) => decodeText(answer.subarray(8));

describe('stat', () => {
  test('tells mode, size and time', async () => {
    const answer = await sync([ask('LST2', '/sdcard/Download/hello.txt')]);
    expect([24, 40, 48].map((offset) => readNumber(answer, offset))).toEqual([0o100660, 33, TEST_TIME / 1000]);
  });

  test.each([
    ['/nowhere', 2],
    ['/data/local/x/y', 2],
    ['/sdcard/Download/hello.txt/x', 20],
  ])('tells the error of %s', async (filePath, errno) => {
    const answer = await sync([ask('STA2', filePath)]);
    expect([answer.length, readNumber(answer, 4)]).toEqual([72, errno]);
  });

  test('follows a link', async () => {
    expect(readNumber(await sync([ask('STA2', '/sdcard')]), 24) & 0o170000).toBe(0o040000);
  });
});

describe('list', () => {
  test('sends entries, and an end as long as an entry', async () => {
    const answer = await sync([ask('LIS2', '/sdcard/Download')]);
    expect(decodeText(answer)).toMatch(/^DNT2.*\.DNT2.*\.\.DNT2.*hello\.txtDONE/s);
    expect(answer.length).toBe(4 * 76 + '...hello.txt'.length);
  });

  test('is empty for a folder that may not be read', async () => {
    expect(await sync([ask('LIS2', '/data')])).toEqual(formatNumbers('DONE', new Array(18).fill(0)));
  });
});

describe('push', () => {
  const send = (target: string, text: string) => [
    ask('SND2', target),
    formatNumbers('SND2', [0o100644, 0]),
    data(text),
    formatNumbers('DONE', [1000]),
  ];

  test('writes a file with its time and the rights of the owner for all', async () => {
    const context = createTestContext();
    await sync(send('/data/local/tmp/new/a.txt', 'content'), context);
    const { files } = context.state;
    expect(decodeText(files.read('/data/local/tmp/new/a.txt'))).toBe('content');
    expect(files.stat('/data/local/tmp/new/a.txt')).toMatchObject({ mode: 0o100666, uid: 2000, modifiedAt: 1000 });
  });

  test.each([
    ['/system/a', "couldn't create file: Permission denied"],
    ['/system/new/a', 'secure_mkdirs failed: Permission denied'],
    ['/sdcard/Download', "couldn't create file: Is a directory"],
  ])('to %s fails', async (target, message) => {
    expect(readFailure(await sync(send(target, 'x')))).toBe(message);
  });
});

describe('pull', () => {
  test('cuts a large file into chunks', async () => {
    const context = createTestContext();
    context.state.files.write('/data/local/tmp/big', new Uint8Array(100_000));
    const answer = await sync([ask('RECV', '/data/local/tmp/big')], context);
    expect([readNumber(answer, 4), answer.length]).toEqual([65_536, 100_000 + 3 * 8]);
  });

  test.each([
    ['/nowhere', 'open failed: No such file or directory'],
    ['/sdcard', 'read failed: Is a directory'],
  ])('of %s fails', async (filePath, message) => {
    expect(readFailure(await sync([ask('RECV', filePath)]))).toBe(message);
  });
});
