import { expect, test } from 'vitest';
import { createTestContext, exec, run } from '../testing/openService.ts';

test.each([
  ['ls /sdcard/Download', 'hello.txt\n'],
  ['ls -d /sdcard', '/sdcard\n'],
  ['ls -ld /data/local/tmp', 'drwxrwx--x 2 shell  shell  4096 2024-05-06 07:08 /data/local/tmp\n'],
  ['cd /data/local/tmp && mkdir -p a/b && touch a/b/c && cp -r a d && mv d e && ls -R e', 'e:\nb\n\ne/b:\nc\n'],
  ['cd /data/local/tmp && mkdir a && rm -rf a nothing && ls', ''],
  ['wc -l < /sdcard/Documents/notes.txt', '3\n'],
  ['tail -n 1 /sdcard/Documents/notes.txt', 'Read the manual\n'],
  ['grep -i CALL /sdcard/Documents/notes.txt', 'Call Ada\n'],
])('%s', async (command, output) => {
  expect(await exec(command)).toBe(output);
});

test.each([
  ['ls /data', 'ls: /data: Permission denied\n', 1],
  ['cat /nowhere', 'cat: /nowhere: No such file or directory\n', 1],
  ['mkdir /data/local/tmp', "mkdir: '/data/local/tmp': File exists\n", 1],
  ['rm /sdcard/Download', 'rm: /sdcard/Download: Is a directory\n', 1],
  ['touch /system/x', "touch: '/system/x': Permission denied\n", 1],
  ['cd /nowhere', '/system/bin/sh: cd: /nowhere: No such file or directory\n', 2],
  ['echo x > /system/x', "/system/bin/sh: can't create /system/x: Permission denied\n", 1],
])('%s fails', async (command, stderr, exitCode) => {
  expect(await run(command)).toEqual({ stdout: '', stderr, exitCode });
});

test('root reads what the shell may not', async () => {
  const context = createTestContext();
  context.state.isRoot = true;
  expect(await exec('ls /data', context)).toContain('local\n');
});
