import { AdbScrcpyClient, AdbScrcpyOptions2_1, AdbScrcpyOptions3_1 } from 'tango-2.1.0-adb-scrcpy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceState } from '../../DeviceState.ts';
import { joinBytes } from '../../files/bytes.ts';
import { SimulatedDevice } from '../../SimulatedDevice.ts';
import { type Adb, connectLibrary, LIBRARIES } from '../../testing/libraries.ts';
import { createTestContext, exec, openService, readUntil, run } from '../testing/openService.ts';
import { keyFrame, VIDEO_CONFIGURATION } from './media.ts';

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
    const state = new DeviceState();
    state.files.write(SERVER_PATH, new Uint8Array(10));
    device = new SimulatedDevice({ serial: 'test', state });
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
    expect(video?.metadata).toMatchObject({ deviceName: 'Pixel 8', width: 360, height: 640 });
    const reader = video?.stream.getReader();
    expect((await reader?.read())?.value).toMatchObject({ type: 'configuration' });
    expect((await reader?.read())?.value).toMatchObject({ type: 'data', keyframe: true, pts: 0n });
    const audio = await scrcpy.audioStream;
    if (audio?.type !== 'success') throw new Error('There is no audio.');
    expect((await audio.stream.getReader().read()).value?.data).toHaveLength(3840);
    await scrcpy.close();
  });

  test('lists encoders and displays', async () => {
    const encoders = await AdbScrcpyClient.getEncoders(client, SERVER_PATH, new Options({ cleanup: false }));
    expect(encoders.map(({ codec }) => codec)).toEqual(['h264', 'opus']);
    const displays = await AdbScrcpyClient.getDisplays(client, SERVER_PATH, new Options({ cleanup: false }));
    expect(displays).toEqual([{ id: 0, resolution: '360x640' }]);
  });
});

test('keeps what the client does, and the clipboard', async () => {
  const context = createTestContext();
  context.state.files.write(SERVER_PATH, new Uint8Array(10));
  const words = 'tunnel_forward=true send_dummy_byte=false send_device_meta=false video=false audio=false';
  const command = `app_process -cp ${SERVER_PATH} / com.genymobile.scrcpy.Server 3.1 ${words}`;
  const server = openService(`exec:${command}`, context);
  await readUntil(server, 'Device:');
  await vi.waitUntil(() => context.state.sockets.isListening('localabstract:scrcpy'));
  const socket = openService('localabstract:scrcpy', context);
  const writer = socket.writable.getWriter();
  const reader = socket.readable.getReader();

  const setClipboard = [9, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 2, 0x68, 0x69];
  await writer.write(Uint8Array.from(setClipboard.slice(0, 5)));
  await writer.write(Uint8Array.from(setClipboard.slice(5)));
  expect((await reader.read()).value).toEqual(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 7));

  await writer.write(Uint8Array.of(8, 0));
  expect((await reader.read()).value).toEqual(Uint8Array.of(0, 0, 0, 0, 2, 0x68, 0x69));

  expect(context.state.inputs).toEqual(['scrcpy set-clipboard hi', 'scrcpy get-clipboard']);
  socket.close();
  server.close();
});

test('without a pushed file the class is not found', async () => {
  const result = await run(`app_process -cp ${SERVER_PATH} / com.genymobile.scrcpy.Server 3.1`);
  expect(result).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("Didn't find class") });
});

test('a version older than 2.0 is refused', async () => {
  const command = 'CLASSPATH=/proc/version app_process / com.genymobile.scrcpy.Server 1.20';
  expect(await exec(command)).toContain('The simulated server has no version 1.20');
});

test('the stored picture is the test card, for the decoder of the published player', async () => {
  // The decoder is built for workers, and looks for its own address.
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', { href: 'file:///worker.js' });
  const [loader, decoderFile] = ['TinyH264.js', 'TinyH264Decoder.js'].map((name) => `tinyh264/es/${name}`);
  const module: unknown = await (await import(/* @vite-ignore */ loader ?? '')).default();
  const Decoder = (await import(/* @vite-ignore */ decoderFile ?? '')).default;
  const rows: number[][] = [];
  const decoder = new Decoder(module, (pixels: Uint8Array, width: number) => {
    rows.push(Array.from({ length: 7 }, (_, bar) => pixels[320 * width + bar * 51 + 25] ?? 0));
  });
  // Two pictures alike are still two.
  for (const picture of [await keyFrame, await keyFrame]) decoder.decode(joinBytes([VIDEO_CONFIGURATION, picture]));
  decoder.release();
  const brightness = [218, 196, 162, 140, 107, 86, 51];
  expect(rows).toEqual([brightness, brightness]);
});
