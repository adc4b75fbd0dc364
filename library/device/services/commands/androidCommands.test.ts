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

const FAKE_APK = 'PK\u0003\u0004 not read further';

describe('packages', () => {
  test.each([
    ['pm list packages -3', 'package:com.example.notes\npackage:com.example.camera\n'],
    [
      'pm list packages -f -i --show-versioncode shell',
      'package:/system/priv-app/Shell/Shell.apk=com.android.shell versionCode:34  installer=null\n',
    ],
    ['pm path com.android.shell', 'package:/system/priv-app/Shell/Shell.apk\n'],
    ['pm uninstall com.example.notes', 'Success\n'],
    ['pm uninstall com.none', 'Failure [DELETE_FAILED_INTERNAL_ERROR]\n'],
    ['pm install /nowhere.apk', "Failure [INSTALL_FAILED_INVALID_URI: Can't open file: /nowhere.apk]\n"],
    ['pm install /system/build.prop', 'Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse build.prop]\n'],
  ])('%s', async (command, output) => {
    expect(await exec(command)).toBe(output);
  });

  test('an app is installed from a file and named after it', async () => {
    const context = createTestContext();
    context.state.files.write('/data/local/tmp/org.demo.apk', encodeText(FAKE_APK));
    expect(await exec('pm install -r /data/local/tmp/org.demo.apk; pm list packages org', context)).toBe(
      'Success\npackage:org.demo\n',
    );
  });

  test('an app is installed from the input', async () => {
    const client = openService(`abb_exec:package\0install\0-S\0${FAKE_APK.length}\0`);
    await client.writable.getWriter().write(encodeText(FAKE_APK));
    expect(decodeText(await readAll(client))).toBe('Success\n');
  });
});

describe('programs that run', () => {
  test.each([
    ['pidof system_server', '1234\n'],
    ['pidof -s adbd init', '1\n'],
    ['pidof nothing || echo none', 'none\n'],
    ['am start -n com.example.notes/.Main; pidof com.example.notes', expect.stringMatching(/\n\d+\n$/)],
  ])('%s', async (command, output) => {
    expect(await exec(command)).toEqual(output);
  });
});

test('the battery tells the same in its files and in its report', async () => {
  const [capacity, report] = await Promise.all([
    exec('cat /sys/class/power_supply/battery/capacity'),
    exec('dumpsys battery'),
  ]);
  expect(report).toContain(`level: ${capacity.trim()}\n`);
});

describe('activities', () => {
  test('a start waits for the activity and shows it', async () => {
    const context = createTestContext();
    expect(await exec('am start -W -n com.example.notes/.MainActivity', context)).toMatch(
      /^Starting: Intent .*Complete\n$/s,
    );
    expect(context.state.focusedActivity).toBe('com.example.notes/.MainActivity');
  });

  test('a missing activity is an error', async () => {
    expect(await exec('am start -n com.none/.A')).toContain('Error: Activity class {com.none/.A} does not exist.');
  });
});

describe('the screen', () => {
  test('a picture is a PNG of the size of the screen', async () => {
    const bytes = await readAll(openService('exec:screencap -p'));
    expect(decodeText(bytes.subarray(1, 4))).toBe('PNG');
    expect([new DataView(bytes.buffer).getUint32(16), new DataView(bytes.buffer).getUint32(20)]).toEqual([360, 640]);
  });

  test('a raw picture has a header of sixteen bytes', async () => {
    const context = createTestContext({ state: createTestState({ screenSize: { width: 4, height: 2 } }) });
    expect((await readAll(openService('exec:screencap', context))).length).toBe(16 + 4 * 2 * 4);
  });

  test('the power key switches it off', async () => {
    const context = createTestContext();
    await exec('input keyevent POWER', context);
    expect([context.state.screen.isOn, context.state.inputs]).toEqual([false, ['keyevent POWER']]);
  });
});

describe('logcat', () => {
  const LINE = '05-06 07:08:09.000  4321  4321 E Tag     : text';

  test.each([
    ['log -p e -t Tag text; logcat -d -b main -b crash', `--------- beginning of main\n${LINE}\n`],
    ['log -p e -t Tag text; logcat -d -v brief -s Tag', '--------- beginning of main\nE/Tag     ( 4321): text\n'],
    ['log -t Tag one; log -t Tag two; logcat -t 1 -v raw -b main', '--------- beginning of main\ntwo\n'],
    ['log -t Tag one; logcat -c; logcat -d', ''],
    ['logcat -d -b Main 2>&1', "logcat: Unknown -b buffer 'Main'.\n"],
    [
      'logcat -g -b crash',
      'crash: ring buffer is 256 KiB (0 KiB consumed, 0 KiB readable), max entry is 5120 B, max payload is 4068 B\n',
    ],
  ])('%s', async (command, output) => {
    expect(await exec(command)).toBe(output);
  });

  test('follows the log until the client closes the stream', async () => {
    const context = createTestContext();
    const client = openService('exec:logcat -b main -v raw', context);
    context.state.log.append({ tag: 'Tag', message: 'while it happens' });
    expect(await readUntil(client, 'happens\n')).toContain('while it happens');
    client.close();
  });
});

describe('reports', () => {
  test.each([
    ['dumpsys wifi', "Can't find service: wifi\n"],
    ['dumpsys battery set level 5', 'dumpsys: "battery set level 5" is not simulated\n'],
  ])('%s fails', async (command, stderr) => {
    expect(await run(command)).toEqual({ stdout: '', stderr, exitCode: 1 });
  });
});
