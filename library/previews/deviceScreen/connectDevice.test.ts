import { expect, test } from 'vitest';
import { formatPacket } from '../../run/runtime/formatPacket.ts';
import { connectDevice } from './connectDevice.ts';

test('what a page sends to the simulated device over USB arrives, and its packets are seen', async () => {
  const packets: string[] = [];
  const { adb, state } = await connectDevice((packet) => packets.push(formatPacket(packet)));
  expect(await adb.getProp('ro.product.model')).toBe('Pixel 8');
  await adb.subprocess.noneProtocol.spawnWait('input tap 180 320');
  await adb.close();
  expect(state.inputs).toEqual(['tap 180 320']);
  expect(packets).toContainEqual(expect.stringContaining('input tap 180 320'));
});
