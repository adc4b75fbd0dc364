import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from '../../files/bytes.ts';
import {
  createTestContext,
  createTestState,
  exec,
  openService,
  readAll,
  readUntil,
  run,
} from '../testing/openService.ts';
import { formatShellPacket, SHELL_PACKET, ShellPacketReader } from './ShellProtocol.ts';

describe('a command line', () => {
  test.each([
    ['echo hello', 'hello\n'],
    ['echo \'a  b\' "c  d" e\\ f', 'a  b c  d e f\n'],
    ['echo -n one; echo two', 'onetwo\n'],
    ['true && echo yes || echo no', 'yes\n'],
    ['false; echo $?', '1\n'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is shell.
    ['echo "${EMPTY:-fallback}"', 'fallback\n'],
    ['printf "%s-%s\\n" a b c d', 'a-b\nc-d\n'],
    ['echo $(echo inner; echo line)', 'inner line\n'],
    ['(cd /sdcard; pwd); pwd', '/sdcard\n/\n'],
    ['echo x > /data/local/tmp/f; echo y >> /data/local/tmp/f; cat < /data/local/tmp/f', 'x\ny\n'],
    ['cd /sdcard/DCIM/Camera; echo *.png', 'IMG_0001.png IMG_0002.png\n'],
    ['sh -c "echo nested; exit 4"; echo $?', 'nested\n4\n'],
    ['[ -d /sdcard ] && echo folder', 'folder\n'],
  ])('%s', async (command, output) => {
    expect(await exec(command)).toBe(output);
  });
});

test('the shell protocol keeps the outputs apart and tells the exit code', async () => {
  expect(await run('echo out; ls /nowhere; exit 7')).toEqual({
    stdout: 'out\n',
    stderr: 'ls: /nowhere: No such file or directory\n',
    exitCode: 7,
  });
});

test('2>&1 joins the error output to the output', async () => {
  expect(await run('ls /nowhere 2>&1 | cat')).toMatchObject({ stderr: '', stdout: expect.stringContaining('No such') });
});

test('an unknown program ends with 127', async () => {
  expect(await run('foo')).toEqual({
    stdout: '',
    stderr: '/system/bin/sh: foo: inaccessible or not found\n',
    exitCode: 127,
  });
});

test('a syntax error is told, and nothing runs', async () => {
  expect(await run('echo a; )')).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('syntax error'),
    exitCode: 1,
  });
});

test('the client sends input and its end through the shell protocol', async () => {
  const client = openService('shell,v2,raw:cat');
  const writer = client.writable.getWriter();
  await writer.write(formatShellPacket(SHELL_PACKET.stdin, encodeText('typed')));
  await writer.write(formatShellPacket(SHELL_PACKET.closeStdin, new Uint8Array()));
  const packets = new ShellPacketReader().push(await readAll(client));
  expect(packets.map(({ id, payload }) => [id, decodeText(payload)])).toEqual([
    [SHELL_PACKET.stdout, 'typed'],
    [SHELL_PACKET.exit, '\0'],
  ]);
});

describe('a terminal', () => {
  const type = async (keys: string, destination = 'shell:') => {
    const client = openService(destination);
    const writer = client.writable.getWriter();
    await writer.write(encodeText(keys));
    return decodeText(await readAll(client));
  };

  test('prompts, echoes and ends with exit', async () => {
    expect(await type('echo hi\nexit\n')).toContain('simulated:/ $ echo hi\r\n');
  });

  test('ends a program with Ctrl+C', async () => {
    const client = openService('shell:');
    const writer = client.writable.getWriter();
    await writer.write(encodeText('cat\nsome\n'));
    await readUntil(client, 'some\r\nsome\r\n');
    await writer.write(encodeText('\u0003'));
    await writer.write(encodeText('exit\n'));
    expect(decodeText(await readAll(client))).toContain('^C\r\n130|simulated:/ $ ');
  });
});

test('a full device refuses more', async () => {
  const context = createTestContext({ state: createTestState({ capacity: 3000 }) });
  const { stderr } = await run(
    'cat /system/build.prop /system/build.prop /system/build.prop /system/build.prop > /data/local/tmp/b',
    context,
  );
  expect(stderr).toContain('No space left on device');
});
