import { DeviceState } from '../DeviceState.ts';
import { ANDROID_14 } from '../profiles.ts';
import { SimulatedDevice, type SimulatedDeviceOptions } from '../SimulatedDevice.ts';
import { findTestService } from './services.ts';

/** Create a device with the services of the tests. */
export function createTestDevice(options: Partial<SimulatedDeviceOptions> = {}): SimulatedDevice {
  return new SimulatedDevice({
    profile: ANDROID_14,
    serial: 'test',
    findService: findTestService,
    state: new DeviceState(),
    onFault: () => {},
    ...options,
  });
}
