import type { DeviceState } from '../DeviceState.ts';
import { ANDROID_14 } from '../profiles.ts';
import { SimulatedDevice, type SimulatedDeviceOptions } from '../SimulatedDevice.ts';
import { findTestService } from './services.ts';

/** Create a device that offers the services of the tests. They do not read its state, so that it has none. */
export function createTestDevice(options: Partial<SimulatedDeviceOptions> = {}): SimulatedDevice {
  const state = {} as DeviceState;
  return new SimulatedDevice({ profile: ANDROID_14, serial: 'test', findService: findTestService, state, ...options });
}
