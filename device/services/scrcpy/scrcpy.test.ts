import { AdbScrcpyClient, AdbScrcpyOptions2_1, AdbScrcpyOptions3_1 } from 'tango-2.1.0-adb-scrcpy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceState } from '../../DeviceState.ts';
import { ANDROID_14 } from '../../profiles.ts';
import { SimulatedDevice } from '../../SimulatedDevice.ts';
import { type Adb, connectLibrary, LIBRARIES } from '../../testing/libraries.ts';
import { createFindService } from '../findService.ts';
import { exec, run } from '../testing/openService.ts';

const SERVER_PATH = '/data/local/tmp/scrcpy-server.jar';

const VERSIONS = [
  { name: '2.1', Options: AdbScrcpyOptions2_1 },
  { name: '3.1', Options: AdbScrcpyOptions3_1 },
];

type ScrcpyAdb = Parameters<typeof AdbScrcpyClient.start>[0];

describe.each(VERSIONS)('server $name with the published client', ({ Options }) => {
  let device: SimulatedDevice;
  let adb: Adb;
  let client: ScrcpyAdb;

  beforeEach(async () => {
    const state = new DeviceState({ properties: ANDROID_14.properties, screenSize: { width: 90, height: 160 } });
    state.files.write(SERVER_PATH, new Uint8Array(10));
    const findService = createFindService({ state, features: ANDROID_14.features });
    device = new SimulatedDevice({ profile: ANDROID_14, serial: 'test', state, findService });
    const library = LIBRARIES.at(-1);
    if (!library) throw new Error('There is no library to test.');
    adb = await connectLibrary(library, { transport: device.connect() });
    // The package brings its own copy of the same client.
    client = adb as unknown as ScrcpyAdb;
  });

  afterEach(async () => {
    await adb.close();
  });

  test.each([false, true])('streams video and audio, with tunnelForward %s', async (tunnelForward) => {
    const options = new Options({ tunnelForward, audioCodec: 'raw' });
    const scrcpy = await AdbScrcpyClient.start(client, SERVER_PATH, options);
    const video = await scrcpy.videoStream;
    expect(video?.metadata).toMatchObject({ deviceName: 'Pixel 8', width: 88, height: 160 });
    const reader = video?.stream.getReader();
    expect((await reader?.read())?.value).toMatchObject({ type: 'configuration' });
    expect((await reader?.read())?.value).toMatchObject({ type: 'data', keyframe: true, pts: 0n });
    const audio = await scrcpy.audioStream;
    if (audio?.type !== 'success') throw new Error('There is no audio.');
    expect((await audio.stream.getReader().read()).value?.data).toHaveLength(3840);
    await scrcpy.close();
  });

  test('takes touches, and gives and takes the clipboard', async () => {
    // The client does not look for the name of the device on the control socket.
    const options = new Options({ video: false, audio: false, sendDeviceMeta: false });
    const scrcpy = await AdbScrcpyClient.start(client, SERVER_PATH, options);
    const clipboard = scrcpy.clipboard?.getReader();
    // The server listens once it reads messages.
    await scrcpy.controller?.rotateDevice();
    await vi.waitUntil(() => device.state.screen.rotation === 1);
    device.state.clipboard.copy('from the device');
    expect((await clipboard?.read())?.value).toBe('from the device');
    await scrcpy.controller?.setClipboard({ sequence: 1n, paste: false, content: 'from the client' });
    await scrcpy.controller?.injectTouch({
      action: 0,
      pointerId: 1n,
      pointerX: 10,
      pointerY: 20,
      videoWidth: 88,
      videoHeight: 160,
      pressure: 1,
      actionButton: 0,
      buttons: 0,
    });
    await vi.waitUntil(() => device.state.inputs.length === 3);
    expect([device.state.clipboard.text, device.state.inputs]).toEqual([
      'from the client',
      ['scrcpy rotate', 'scrcpy set-clipboard from the client', 'scrcpy touch 0 10 20'],
    ]);
    await scrcpy.close();
  });

  test('lists encoders and displays', async () => {
    const encoders = await AdbScrcpyClient.getEncoders(client, SERVER_PATH, new Options({ cleanup: false }));
    expect(encoders.map(({ codec }) => codec)).toEqual(['h264', 'opus']);
    const displays = await AdbScrcpyClient.getDisplays(client, SERVER_PATH, new Options({ cleanup: false }));
    expect(displays).toEqual([{ id: 0, resolution: '90x160' }]);
  });
});

test('without a pushed file the class is not found', async () => {
  const result = await run(`app_process -cp ${SERVER_PATH} / com.genymobile.scrcpy.Server 3.1`);
  expect(result).toMatchObject({ exitCode: 134, stderr: expect.stringContaining('ClassNotFoundException') });
});

test('a version without named options is refused', async () => {
  const command = `echo x > ${SERVER_PATH}; CLASSPATH=${SERVER_PATH} app_process / com.genymobile.scrcpy.Server 1.20`;
  expect(await exec(`${command} 2>&1`)).toContain('The simulated server has no version 1.20');
});
