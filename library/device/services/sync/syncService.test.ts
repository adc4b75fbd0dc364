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
  test('tells mode, size and time by version 1', async () => {
    const answer = await sync([ask('STAT', '/sdcard/Download/hello.txt')]);
    expect([4, 8, 12].map((offset) => readNumber(answer, offset))).toEqual([0o100660, 33, TEST_TIME / 1000]);
  });

  test('does not follow a link by version 1', async () => {
    expect(readNumber(await sync([ask('STAT', '/sdcard')]), 4)).toBe(0o120777);
  });

  test('tells zeros of a missing file by version 1', async () => {
    expect(await sync([ask('STAT', '/nowhere')])).toEqual(formatNumbers('STAT', [0, 0, 0]));
  });

  test.each([
    ['/nowhere', 2],
    ['/data/misc/x/y', 2],
    ['/sdcard/Download/hello.txt/x', 20],
  ])('tells the error of %s by version 2', async (filePath, errno) => {
    const answer = await sync([ask('STA2', filePath)]);
    expect([answer.length, readNumber(answer, 4)]).toEqual([72, errno]);
  });

  test('follows a link by version 2', async () => {
    expect(readNumber(await sync([ask('STA2', '/sdcard')]), 24) & 0o170000).toBe(0o040000);
  });
});

describe('list', () => {
  test('sends entries, and an end as long as an entry', async () => {
    const answer = await sync([ask('LIST', '/sdcard/Download')]);
    expect(decodeText(answer)).toMatch(/^DENT.*\.DENT.*\.\.DENT.*hello\.txtDONE/s);
    expect(answer.length).toBe(4 * 20 + '...hello.txt'.length);
  });

  test('is empty for a folder that may not be read', async () => {
    expect(await sync([ask('LIS2', '/data')])).toEqual(formatNumbers('DONE', new Array(18).fill(0)));
  });
});

describe('push', () => {
  const send = (target: string, text: string) => [ask('SEND', target), data(text), formatNumbers('DONE', [1000])];

  test('writes a file with its time and the rights of the owner for all', async () => {
    const context = createTestContext();
    await sync(send('/data/local/tmp/new/a.txt,33188', 'content'), context);
    const { files } = context.state;
    expect(decodeText(files.read('/data/local/tmp/new/a.txt'))).toBe('content');
    expect(files.stat('/data/local/tmp/new/a.txt')).toMatchObject({ mode: 0o100666, uid: 2000, modifiedAt: 1000 });
  });

  test('answers OKAY and serves the next request', async () => {
    const answer = await sync([...send('/data/local/tmp/a,33188', 'x'), ask('STAT', '/data/local/tmp/a')]);
    expect(decodeText(answer)).toMatch(/^OKAY\0{4}STAT/);
  });

  test('writes a link', async () => {
    const context = createTestContext();
    await sync(send('/data/local/tmp/link,41471', '/sdcard\0'), context);
    expect(context.state.files.readLink('/data/local/tmp/link')).toBe('/sdcard');
  });

  test('by version 2 takes mode and flags in a packet of their own', async () => {
    const context = createTestContext();
    const setup = formatNumbers('SND2', [0o100644, 0]);
    await sync([ask('SND2', '/data/local/tmp/a'), setup, data('x'), formatNumbers('DONE', [0])], context);
    expect(decodeText(context.state.files.read('/data/local/tmp/a'))).toBe('x');
  });

  test('refuses compression', async () => {
    const answer = await sync([ask('SND2', '/data/local/tmp/a'), formatNumbers('SND2', [0o100644, 1])]);
    expect(readFailure(answer)).toBe('unknown flags: 1');
  });

  test.each([
    ['/system/a,33188', "couldn't create file: Permission denied"],
    ['/system/new/a,33188', 'secure_mkdirs failed: Permission denied'],
    ['/sdcard/Download,33188', "couldn't create file: Is a directory"],
    ['/data/local/tmp/a', 'missing , in ID_SEND_V1'],
    ['/data/local/tmp/a,x', 'bad mode'],
  ])('to %s fails', async (target, message) => {
    expect(readFailure(await sync(send(target, 'x')))).toBe(message);
  });
});

describe('pull', () => {
  test('sends the content and the end', async () => {
    const answer = await sync([ask('RECV', '/sdcard/Download/hello.txt')]);
    expect(decodeText(answer)).toBe('DATA!\0\0\0Hello from the simulated device.\nDONE\0\0\0\0');
  });

  test('cuts a large file into chunks', async () => {
    const context = createTestContext();
    context.state.files.write('/data/local/tmp/big', new Uint8Array(100_000));
    const answer = await sync([ask('RECV', '/data/local/tmp/big')], context);
    expect([readNumber(answer, 4), answer.length]).toEqual([65_536, 100_000 + 3 * 8]);
  });

  test.each([
    ['/nowhere', 'open failed: No such file or directory'],
    ['/sdcard', 'read failed: Is a directory'],
    ['/data/misc', 'read failed: Is a directory'],
  ])('of %s fails', async (filePath, message) => {
    expect(readFailure(await sync([ask('RECV', filePath)]))).toBe(message);
  });
});

test('an unknown request fails', async () => {
  expect(readFailure(await sync([ask('ABCD', '')]))).toBe('unknown command 44434241');
});

test('a long path fails', async () => {
  expect(readFailure(await sync([ask('STAT', 'x'.repeat(1025))]))).toBe('path too long');
});
