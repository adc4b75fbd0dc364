import type { ServerConnection } from './ServerConnection.ts';
import {
  type DeviceSelector,
  formatDeviceList,
  resolveConnectionState,
  type ServerDevice,
  type ServerDevices,
} from './ServerDevices.ts';

/** Send the device list, and its changes, until the client is gone. */
export async function trackDevices(
  connection: ServerConnection,
  devices: ServerDevices,
  style: 'short' | 'long',
): Promise<void> {
  while (!connection.signal.aborted) {
    const changed = waitForChange(connection, devices);
    await connection.writeString(formatDeviceList(devices.list, style));
    await changed;
  }
}

/** Wait for a state, such as `device` or `disconnect`, until the client is gone. */
export async function waitForState(
  connection: ServerConnection,
  devices: ServerDevices,
  { selector, state }: { selector: DeviceSelector; state: string },
): Promise<void> {
  while (!connection.signal.aborted && !isReached(devices.find(selector), state)) {
    await waitForChange(connection, devices);
  }
}

function isReached(found: readonly ServerDevice[], wanted: string): boolean {
  if (wanted === 'disconnect') return found.length === 0;
  return found.some((entry) => wanted === 'any' || resolveConnectionState(entry) === wanted);
}

function waitForChange({ signal }: ServerConnection, devices: ServerDevices): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const stop = devices.onChange(settle);
    signal.addEventListener('abort', settle);
  });
}
