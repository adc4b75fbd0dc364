import { DeviceState } from '../../device/DeviceState.ts';
import type { OnPacket } from '../../device/packetLog.ts';
import { ANDROID_14 } from '../../device/profiles.ts';
import { SimulatedDevice } from '../../device/SimulatedDevice.ts';
import { SimulatedServer } from '../../device/server/server.ts';
import { createFindService } from '../../device/services/findService.ts';
import type { AuthenticationPolicy } from '../../device/wire/authentication.ts';

const PROFILE = ANDROID_14;
export const SERIAL = 'emulator-5554';

/** The library's `DefaultServerPath`. */
export const SCRCPY_SERVER_PATH = '/data/local/tmp/scrcpy-server.jar';

export interface PhoneOptions {
  onPacket?: OnPacket;
  authentication?: AuthenticationPolicy;
}

/** Create the device of samples. */
export function createPhone(options: PhoneOptions = {}): { device: SimulatedDevice; state: DeviceState } {
  const state = new DeviceState({ properties: { ...PROFILE.properties, 'ro.serialno': SERIAL } });
  // Samples do not push the server. Its content is never read.
  state.files.write(SCRCPY_SERVER_PATH, new Uint8Array(1));
  return { device: createDevice(SERIAL, state, options), state };
}

/** Create the ADB server of a device. Each address of its network leads to another device. */
export function createServer(device: SimulatedDevice): SimulatedServer {
  const wireless = createDevice('WIRELESS01', new DeviceState({ properties: PROFILE.properties }));
  const network = new Proxy({}, { get: () => wireless });
  return new SimulatedServer({ devices: [device], network });
}

const createDevice = (serial: string, state: DeviceState, options: PhoneOptions = {}): SimulatedDevice =>
  new SimulatedDevice({
    profile: PROFILE,
    serial,
    state,
    findService: createFindService({ state, features: PROFILE.features }),
    ...options,
  });
