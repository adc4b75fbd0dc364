import { describe, expect, test } from 'vitest';
import { decodeText } from '../../files/bytes.ts';
import { findService } from '../findService.ts';
import { createStreamPair } from '../sockets/SocketTable.ts';
import { createTestContext, exec, openService, readAll, readShellPackets, run } from '../testing/openService.ts';

describe('a script ends with what it printed, and its exit code', () => {
  test.each([
    ['echo a; echo b >&2; exit 3', { stdout: 'a\n', stderr: 'b\n', exitCode: 3 }],
    ['echo "*"*.txt \\* [!a]', { stdout: '**.txt * [!a]\n', stderr: '', exitCode: 0 }],
    ['cd /sdcard; echo D[!C]* [D]CIM', { stdout: 'Documents Download DCIM\n', stderr: '', exitCode: 0 }],
    ['ls /nowhere 2>&1 > /dev/null', { stdout: 'ls: /nowhere: No such file or directory\n', stderr: '', exitCode: 1 }],
    ['printf "1\\n2\\n3\\n" | tail -n +2', { stdout: '2\n3\n', stderr: '', exitCode: 0 }],
  ])('%s', async (script, result) => {
    expect(await run(script)).toEqual(result);
  });
});

describe('an error is told, and is never 0', () => {
  const SH = '/system/bin/sh: ';
  const PATTERN = 'Invalid regular expression: /(/: Unterminated group';

  test.each([
    ['echo x | grep "("', `grep: ${PATTERN}\n`],
    ['logcat -d -e "("', `logcat: ${PATTERN}\n`],
    ['echo /[z-a]*', `${SH}Invalid regular expression: /^[z-a][^/]*$/: Range out of order in character class\n`],
    ['head -n x /sdcard/Download/hello.txt', "head: Not a number: 'x'\n"],
    ['rm -z /sdcard', "rm: Unknown option 'z'\n"],
    ['exit now', `${SH}exit: now: bad number\n`],
    ['logcat --help', "logcat: Unknown option 'help'\n"],
    ['logcat -d Tag:Q', "logcat: Invalid filter expression 'Tag:Q'\n"],
    ['pm list packages -z', "pm: Unknown option 'z'\n"],
  ])('%s', async (script, stderr) => {
    const ended = await run(script);
    expect(ended).toEqual({ stdout: '', stderr, exitCode: 1 });
  });

  test.each([
    ['[ 1 -eq 1', '[: missing ]\n'],
    ['[ -x /sdcard ]', "[: '-x' is not simulated\n"],
    ['grep', 'grep: Needs 1 argument\n'],
  ])('%s', async (script, stderr) => {
    expect(await run(script)).toEqual({ stdout: '', stderr, exitCode: 2 });
  });

  test('the script goes on after a command that failed', async () => {
    expect(await run('grep "(" || echo "failed with $?"')).toMatchObject({ stdout: 'failed with 1\n', exitCode: 0 });
  });

  test('a program that is started without a shell fails alike', async () => {
    const client = openService('abb_exec:package\0list\0packages\0-z');
    expect(decodeText(await readAll(client))).toBe("cmd: Unknown option 'z'\n");
  });
});

describe('a script with syntax that is not simulated does not begin', () => {
  test.each([
    ['for f in /sdcard/*; do rm -r $f; done', 'for'],
    ['while true; do echo a; done', 'while'],
    ['if false; then rm -r /sdcard; fi', 'if'],
    ['case a in a) echo a;; esac', 'case'],
    ['function f { echo a; }', 'function'],
    ['f() { rm -r /sdcard; }; f', 'a function'],
    ['echo $((1 + 1))', '$((…))'],
    ['echo `ls`', '`…`'],
    ['cat << END\na\nEND', '<<'],
    ['sleep 1 & echo a', '&'],
    ['echo a >&3', '>& to anything but 1 and 2'],
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is shell.
    ['echo ${#HOME}', '${'],
    ['echo ${A:-$HOME}', '${'],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is shell.
    ['echo $1', '$1'],
    ['ls ~/a', '~'],
    ['mkdir {a,b}', '{…,…}'],
    ['echo $(if true; then echo a; fi)', 'if'],
    ['(true; { while true; do true; done })', 'while'],
  ])('%s', async (script, what) => {
    const context = createTestContext();
    const { stdout, stderr, exitCode } = await run(`rm /sdcard/Download/hello.txt; ${script}`, context);
    expect([stdout, stderr, exitCode]).toEqual(['', `/system/bin/sh: syntax error: ${what} is not simulated\n`, 2]);
    expect(context.state.files.exists('/sdcard/Download/hello.txt')).toBe(true);
  });

  test.each([
    ['echo if for while', 'if for while\n'],
    ["echo '`ls` $((1)) ~ {a,b} $1'", '`ls` $((1)) ~ {a,b} $1\n'],
    ['echo 3 > /sdcard/n; cat /sdcard/n', '3\n'],
  ])('%s is plain words', async (script, output) => {
    expect(await exec(script)).toBe(output);
  });
});

describe('a fault of the simulator is exit code 1 with its text, and is thrown', () => {
  test.each([
    'shell,v2,raw:pm list packages',
    'shell,v2,raw:pm list packages | cat',
    'shell,v2,raw:echo $(pm list packages)',
    'abb:package\0list\0packages',
  ])('%s', async (destination) => {
    const context = createTestContext();
    Object.defineProperty(context.state, 'packages', {
      get: () => {
        throw new TypeError('There are no packages.');
      },
    });
    const [client, device] = createStreamPair();
    const serving = findService(destination)?.(device, context).finally(device.close);
    const [bytes] = await Promise.all([readAll(client), expect(serving).rejects.toThrow('There are no packages.')]);
    expect(readShellPackets(bytes)).toEqual({
      stdout: '',
      stderr: 'The simulated device failed: TypeError: There are no packages.\n',
      exitCode: 1,
    });
  });
});
